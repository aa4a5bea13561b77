import type { Guide } from '../error';
import type { readingErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const readingErrorGuide = {
  text_unavailable: {
    when: 'The library does not have the text of the book.',
    recovery: 'Read the book elsewhere; quizzes and talks about it go on.',
  },
  chapter_not_found: {
    when: 'The book has no chapter of this number.',
    recovery: 'Choose one of the chapters that the answer on another chapter lists.',
  },
  words_not_found: {
    when: 'The words do not stand in the chapters that were searched.',
    recovery: 'Look for the words as the book has them.',
  },
} as const satisfies Guide<typeof readingErrors>;
