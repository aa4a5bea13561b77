import type { Week } from '../../../../contract/family/page';
import { counted } from '../../lib/counted';

/** What was read in books, in words: here, and on paper as the child has logged it. Nothing for nothing. */
export const booksRead = ({ book_words, pages }: Pick<Week, 'book_words' | 'pages'>): string[] => [
  ...(book_words > 0 ? [`${counted(book_words, 'word')} in books here`] : []),
  ...(pages > 0 ? [`${counted(pages, 'page')} on paper`] : []),
];
