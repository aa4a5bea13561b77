import type { Book } from '../../../contract/books';

/** Who wrote it and when, as far as that is known. */
export const byline = ({ author, publishedYear }: Pick<Book, 'author' | 'publishedYear'>): string =>
  [author, publishedYear].filter(Boolean).join(', ');
