import * as z from 'zod/mini';

// The stored and displayed fields of books. Separate from the endpoints, which few functions need.

export const BookId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/));
/** A chapter's number in a query. */
export const ChapterParameter = z
  .string()
  .check(z.regex(/^[1-9]\d{0,2}$/))
  .check(z.describe('A chapter number'));
export const Rating = z.int().check(z.minimum(1), z.maximum(5));

export const Stage = z.enum(['want_to_read', 'reading', 'read']);
export type Stage = z.infer<typeof Stage>;

export const Chapter = z.object({
  chapter_number: z.int().check(z.minimum(1)),
  chapter_title: z.string(),
});
export type Chapter = z.infer<typeof Chapter>;

/** A drawing of one of our own books: a path on the site, and what is seen. */
export const Picture = z.object({ src: z.string(), alt: z.string() });
export type Picture = z.infer<typeof Picture>;

export const Character = z.object({
  name: z.string(),
  /** Absent if there is none. */
  portrait: z.optional(Picture),
});
export type Character = z.infer<typeof Character>;

/** `not_attempted` with a `queued_at` means that the book is in the queue. */
export const ProcessingStatus = z.enum(['not_attempted', 'processing', 'processed', 'failed']);
export type ProcessingStatus = z.infer<typeof ProcessingStatus>;

/** The identity of a book and the facts that are shown; from the catalogue or from an original, never from a browser. */
export const BookFacts = z.object({
  id: BookId,
  title: z.string(),
  author: z.string(),
  publishedYear: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  /** The cover in full size; `thumbnail` is the small one. */
  cover_url: z.nullable(z.string()),
  one_liner: z.nullable(z.string()),
});
export type BookFacts = z.infer<typeof BookFacts>;

/** The fields of a book in a suggestion or a list row. */
export const Book = z.extend(BookFacts, {
  /** At most 1000 characters; null if the library has none. */
  description: z.nullable(z.string()),
  /** False for a book that is only in the outside catalogue so far. */
  in_database: z.boolean(),
  processing_status: ProcessingStatus,
  queued_at: z.nullable(z.string()),
  total_chapters: z.nullable(z.int()),
  /** The US school grade for which the text is readable, rounded; null if the library does not have the text. */
  reading_grade: z.nullable(z.int()),
  /** Whether the model knows the book well enough to write questions; null until the book has been processed. */
  quiz_possible: z.nullable(z.boolean()),
});
export type Book = z.infer<typeof Book>;

export const Recommendation = z.extend(Book, {
  /** The reason for the recommendation, in one line: `Because you like dragons`. */
  reason: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** Names the same question of one book for ever: chapter, edition and index. */
export const QuestionId = z.string().check(z.regex(/^\d{1,3}\.\d{1,3}\.\d{1,2}$/));
