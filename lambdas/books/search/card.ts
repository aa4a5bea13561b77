import * as z from 'zod/mini';
import type { Book } from '../../../contract/books/endpoints';
import { isSettled } from '../../../contract/rules/book-status';
import { pack, unpack } from '../../platform/packed';
import { presentBook } from '../present';
import { type BookItem, library } from '../store';
import type { SearchRow } from './store';

const Packed = z.object({
  title: z.string(),
  author: z.string(),
  publishedYear: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  processing_status: z.enum(['not_attempted', 'processing', 'processed', 'failed']),
  total_chapters: z.nullable(z.int()),
  reading_grade: z.nullable(z.int()),
  quiz_possible: z.nullable(z.boolean()),
  /** All words of the index for the book: a search of several words compares them. */
  words: z.string(),
});

/** What a search shows of a book, and the words by which it is found. */
export interface Card {
  readonly book: Book;
  readonly words: readonly string[];
}

export const packCard = (item: BookItem, words: readonly string[]): Uint8Array =>
  pack(Packed.parse({ ...presentBook(item), words: [...new Set(words)].join(' ') }));

export const cardOf = ({ book_id, card }: Pick<SearchRow, 'book_id' | 'card'>): Card => {
  const { words, ...facts } = Packed.parse(unpack(card));
  const later = { one_liner: null, description: null, queued_at: null };
  return { book: { id: book_id, ...facts, ...later, in_database: true }, words: words.split(' ') };
};

/**
 * The books with their present status. Only a book that is not processed yet is read: a card has the status of the last time at
 * which the book was settled.
 */
export const withPresentStatus = async <B extends Book>(books: readonly B[]): Promise<B[]> => {
  const open = books.filter((book) => book.in_database && !isSettled(book)).map(({ id }) => ({ id }));
  if (open.length === 0) return [...books];
  const held = new Map((await library.getMany(open)).map((book) => [book.id, book]));
  return books.map((book) => {
    const item = held.get(book.id);
    return item === undefined ? book : { ...book, ...presentBook(item) };
  });
};
