import { key } from '../../lib/query-key';

export const bookKeys = {
  lists: key('books', 'lists'),
  preview: (id: string) => key('books', 'preview', id),
  processing: (id: string) => key('books', 'processing', id),
  search: (text: string) => key('books', 'search', text),
  shelf: (of: string) => key('books', 'shelf', of),
  characters: (id: string, end: number | null) => key('books', 'characters', id, end),
};
