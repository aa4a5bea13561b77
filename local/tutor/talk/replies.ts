import type { Act } from './acts';
import { closing } from './banks/closing';
import { feeling } from './banks/feeling';
import { life } from './banks/life';
import { manners } from './banks/manners';
import { play } from './banks/play';
import { reading } from './banks/reading';
import { short } from './banks/short';
import { thinking } from './banks/thinking';
import type { Bank } from './fill';

/**
 * What is said to what a child does, and the questions that grow out of it. None states anything about the story: the product would
 * ask for a proof.
 */
export const replies: Readonly<Record<Act, Bank>> = {
  ...closing,
  ...feeling,
  ...life,
  ...manners,
  ...play,
  ...reading,
  ...short,
  ...thinking,
};

/** They lead to a question with an answer in the book that the child has not asked for. */
export const challenges = [
  'Here is one for sharp eyes.',
  'Now one for your memory.',
  'Try this one.',
  'Let’s see about this one.',
];
