import type { Guide } from '../error';
import type { wordsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const wordsErrorGuide = {
  word_not_found: {
    when: 'The child has taken the word off the list, in another tab say.',
    recovery: 'Load the list again.',
  },
  words_full: {
    when: 'The list has 300 words.',
    recovery: 'Take words off with `DELETE /words/{word}`.',
  },
} as const satisfies Guide<typeof wordsErrors>;
