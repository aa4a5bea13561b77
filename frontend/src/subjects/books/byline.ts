import type { Book } from '../../../../contract/books/endpoints';

/** Author and year, as far as they are known. */
export const byline = ({ author, publishedYear }: Pick<Book, 'author' | 'publishedYear'>): string =>
  [author, publishedYear].filter(Boolean).join(', ');
