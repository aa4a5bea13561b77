import { key } from '../../lib/query-key';

export const readingKeys = {
  chapter: (book: string, number: number) => key('reading', 'chapter', book, number),
  /** The chapter in which words stand. */
  page: (words: object) => key('reading', 'page', words),
  log: (book: string) => key('reading', 'log', book),
};
