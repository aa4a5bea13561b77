import type { Book } from '../../../../contract/books/endpoints';

/** A book of which only the name is known. This is enough to open it; the books screen loads the rest. */
export const knownBook = (
  book: Pick<Book, 'id' | 'title'> & Partial<Pick<Book, 'author' | 'thumbnail'>>,
): Book => ({
  author: '',
  thumbnail: null,
  cover_url: null,
  description: null,
  ...book,
  publishedYear: null,
  one_liner: null,
  in_database: true,
  processing_status: 'processed',
  queued_at: null,
  total_chapters: null,
  reading_grade: null,
  quiz_possible: null,
});
