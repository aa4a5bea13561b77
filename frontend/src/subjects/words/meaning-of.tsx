import type { ComponentProps } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import type WordSheet from './word-sheet';

/** Load it ahead where a text is read without a network. */
export const loadMeanings = () => import('./word-sheet');
const Sheet = part(loadMeanings);

/** The meanings of a word, over the page. They are loaded with the first word: most texts are read without them. */
export const MeaningOf = (props: ComponentProps<typeof WordSheet>) => (
  <Piece>
    <Sheet {...props} />
  </Piece>
);
