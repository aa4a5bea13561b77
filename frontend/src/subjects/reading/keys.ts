import { key } from '../../lib/query-key';

export const readingKeys = {
  chapter: (book: string, number: number) => key('reading', 'chapter', book, number),
  /** The chapter that contains the words. */
  page: (words: object) => key('reading', 'page', words),
  log: (book: string) => key('reading', 'log', book),
};
