import { actions } from './acting';
import { creatures } from './creatures';
import { mentioned } from './match';
import { places } from './settings';
import { things } from './things';

/** All words of a text that can be drawn. */
export const drawableIn = (text: string): string[] => [
  ...mentioned(creatures, text),
  ...mentioned(things, text),
  ...mentioned(actions, text),
  ...mentioned(places, text),
];
