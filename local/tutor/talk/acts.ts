import { feeling } from './acts/feeling';
import { home } from './acts/home';
import { manners } from './acts/manners';
import { play } from './acts/play';
import { reading } from './acts/reading';
import { short } from './acts/short';
import { story } from './acts/story';
import { talking } from './acts/talking';

/** The first pattern that fits decides. */
const patterns = [
  ...play,
  ...manners,
  ...reading,
  ...talking,
  ...story,
  ...feeling,
  ...home,
  ...short,
] as const;

/** What a child does with a message that neither answers a question nor asks about the book. */
export type Act = (typeof patterns)[number][0] | 'silly about somebody' | 'another story' | 'unsure';

export const actIn = (words: string): Act | undefined =>
  patterns.find(([, pattern]) => pattern.test(words.trim()))?.[0];
