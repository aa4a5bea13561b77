import { key } from '../../lib/query-key';

export const quizKeys = {
  /** The quiz that is taken, up to a chapter, and its sending. */
  taken: key('quiz', 'taken'),
  attempt: (book: string | null, end: string | undefined) => key('quiz', 'taken', 'attempt', book, end),
  sending: (range: string | undefined) => key('quiz', 'taken', 'sending', range),
  chapters: (book: string) => key('quiz', 'chapters', book),
  recall: key('quiz', 'recall'),
  history: key('quiz', 'history'),
  review: (id: string) => key('quiz', 'review', id),
};
