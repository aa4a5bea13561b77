import * as z from 'zod/mini';
import { BookFacts, Chapter, Character, ProcessingStatus, Rating, Stage } from '../../contract/book-fields';
import { Bytes } from '../platform/packed';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { Ages } from './ages';

export type { BookFacts };

/** A main character; of our own books with the other names that the text uses, and with how it is played in a talk. */
const BookCharacter = z.extend(Character, {
  also: z.optional(z.array(z.string())),
  sheet: z.optional(z.string()),
});
export type BookCharacter = z.infer<typeof BookCharacter>;

const BookItem = z.extend(BookFacts, {
  description: z.nullable(z.string()),
  /** The library has the text, by chapter. */
  has_text: z.boolean(),
  /** What the book is about, in words of librarians or of its publisher. */
  subjects: z._default(z.array(z.string()), []),
  /** Absent if nobody has stated them. */
  ages: z.optional(Ages),
  /** Null if the library does not have the text. */
  reading_grade: z._default(z.nullable(z.int()), null),
  processing_status: ProcessingStatus,
  queued_at: z.nullable(z.string()),
  processing_error: z.nullable(z.string()),
  /** Null until the book has been processed. */
  quiz_possible: z.nullable(z.boolean()),
  /** The book is not queued again before this time: the processing failed, or the model does not know the book. */
  retry_at: z.nullable(z.string()),
  /** The lease of the worker that processes the book ends at this time. */
  lease_until: z.nullable(z.string()),
  chapters: z.array(Chapter),
  /** The number of words of each chapter of the text, in order; empty if the library does not have it. */
  chapter_words: z._default(z.array(z.int()), []),
  main_characters: z.array(BookCharacter),
});
export type BookItem = z.infer<typeof BookItem>;

export const bookPartition = (id: string) => `BOOK#${id}`;
const paddedNumber = (number: number) => String(number).padStart(3, '0');

export const library = entity({
  name: 'Book',
  schema: BookItem,
  key: ({ id }: { id: string }) => ({ pk: bookPartition(id), sk: 'BOOK' }),
  retention: 'library',
});

export const chapterTexts = entity({
  name: 'ChapterText',
  schema: z.object({ book_id: z.string(), number: z.int(), title: z.string(), text: z.string() }),
  key: ({ book_id, number }: { book_id: string; number: number }) => ({
    pk: bookPartition(book_id),
    sk: `TEXT#${paddedNumber(number)}`,
  }),
  retention: 'library',
});

export const textsOf = (bookId: string) => chapterTexts.list(bookPartition(bookId), 'TEXT#');

/** The chapters after this one. */
export const textsAfter = (bookId: string, number: number) =>
  chapterTexts.list(bookPartition(bookId), 'TEXT#', { after: `TEXT#${paddedNumber(number)}` });

/** One entry per word of title and author, spread over partitions by the word's first two letters. */
export const searchWords = entity({
  name: 'SearchWord',
  schema: z.object({ word: z.string(), book_id: z.string(), title: z.string(), author: z.string() }),
  key: ({ word, book_id }: { word: string; book_id: string }) => ({
    pk: wordPartition(word),
    sk: `${word}#${book_id}`,
  }),
  retention: 'library',
});

export const wordPartition = (word: string) => `WORD#${[...word].slice(0, 2).join('')}`;

/** What the catalogue answered to a search. */
export const catalogueAnswers = entity({
  name: 'CatalogueAnswer',
  schema: z.object({ query: z.string(), found: z.array(BookFacts) }),
  key: ({ query }: { query: string }) => ({ pk: `CATALOGUE#${query}`, sk: 'ANSWER' }),
  retention: { days: 7 },
});

const FiledBook = z.extend(BookFacts, { subjects: z.array(z.string()), ages: z.optional(Ages) });
/** A book of the catalogue with the subjects under which librarians filed it. */
export type FiledBook = z.infer<typeof FiledBook>;

/** The books that the catalogue has for children under one word. */
export const catalogueShelves = entity({
  name: 'CatalogueShelf',
  schema: z.object({ word: z.string(), found: z.array(FiledBook) }),
  key: ({ word }: { word: string }) => ({ pk: `CATALOGUE#SHELF#${word}`, sk: 'SHELF' }),
  retention: { days: 7 },
});

/** A work that the catalogue does not have. Stored so that repeated requests for it do not reach the catalogue. */
export const catalogueMisses = entity({
  name: 'CatalogueMiss',
  schema: z.object({ id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `CATALOGUE#/works/${id}`, sk: 'MISS' }),
  retention: { days: 1 },
});

/** One book on one person's lists. */
export const shelf = entity({
  name: 'ShelfEntry',
  schema: z.object({
    user_id: z.string(),
    book_id: z.string(),
    stage: Stage,
    rating: z.nullable(Rating),
    changed_at: z.string(),
  }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `SHELF#${book_id}`,
  }),
  retention: 'account',
});

/** Read consistently: a request reads it immediately after changing it. */
export const shelfOf = (userId: string) => shelf.list(userPartition(userId), 'SHELF#', { consistent: true });

/** Books that have no vector yet. */
export const booksToPlace = 'BOOKS_TO_PLACE';

const vectorPartition = (shard: number) => `VECTORS#${shard}`;
/** The number of partitions for the vectors; all of them are read together. */
export const vectorShards = 8;

/** The meaning of a book as a vector of small integers. */
export const bookVectors = entity({
  name: 'BookVector',
  schema: z.object({
    book_id: z.string(),
    /** Title and author, normalized: two editions of one work have the same value. */
    work: z.string(),
    vector: Bytes,
    /** The library has the text. */
    has_text: z._default(z.boolean(), false),
    /** As stated; absent if nobody has. */
    ages: z.optional(Ages),
    /** Of the text; null without one. */
    reading_grade: z._default(z.nullable(z.int()), null),
  }),
  key: ({ book_id }: { book_id: string }) => ({
    pk: vectorPartition([...book_id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % vectorShards),
    sk: book_id,
  }),
  retention: 'library',
});

export const vectorsOf = (shard: number) => bookVectors.all(vectorPartition(shard));
