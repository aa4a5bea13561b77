import * as z from 'zod/mini';
import { BookFacts, Chapter, ProcessingStatus } from '../../contract/books/fields';
import { entity } from '../platform/table/entity';
import { Ages } from './ages';

export type { BookFacts };

/**
 * A main character. Our own books also have the other names that the text uses, a sheet on how to play the character in a talk, and
 * what the portrait shows, if there is one.
 */
const BookCharacter = z.object({
  name: z.string(),
  also: z.optional(z.array(z.string())),
  portrait: z.optional(z.string()),
  sheet: z.optional(z.string()),
});
export type BookCharacter = z.infer<typeof BookCharacter>;

const BookItem = z.extend(BookFacts, {
  description: z.nullable(z.string()),
  /** Whether the library has the text, by chapter. */
  has_text: z.boolean(),
  /** The subjects of the book, as librarians or the publisher wrote them. */
  subjects: z._default(z.array(z.string()), []),
  /** The stated ages; absent if none are stated. */
  ages: z.optional(Ages),
  series: z.optional(z.string()),
  /** Null if the library does not have the text. */
  reading_grade: z._default(z.nullable(z.int()), null),
  processing_status: ProcessingStatus,
  queued_at: z.nullable(z.string()),
  processing_error: z.nullable(z.string()),
  /** Null until the book has been processed. */
  quiz_possible: z.nullable(z.boolean()),
  /** The earliest time at which the book is queued again, after a failure or because the model does not know the book. */
  retry_at: z.nullable(z.string()),
  /** The end of the lease of the worker that processes the book. */
  lease_until: z.nullable(z.string()),
  chapters: z.array(Chapter),
  /** The number of words of each chapter, in order. Empty if the library does not have the text. */
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
  onDeletion: 'nobody',
});

export const chapterTexts = entity({
  name: 'ChapterText',
  schema: z.object({
    book_id: z.string(),
    number: z.int(),
    title: z.string(),
    text: z.string(),
    /** What the picture of the chapter shows; absent if there is none. */
    picture: z.optional(z.string()),
  }),
  key: ({ book_id, number }: { book_id: string; number: number }) => ({
    pk: bookPartition(book_id),
    sk: `TEXT#${paddedNumber(number)}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});

export const textsOf = (bookId: string) => chapterTexts.list(bookPartition(bookId), 'TEXT#');

/** The chapters after this number. */
export const textsAfter = (bookId: string, number: number) =>
  chapterTexts.list(bookPartition(bookId), 'TEXT#', { after: `TEXT#${paddedNumber(number)}` });
