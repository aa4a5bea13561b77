import * as z from 'zod/mini';

// What is stored and shown of books, apart from the endpoints, which few functions need.

export const BookId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/));
export const Rating = z.int().check(z.minimum(1), z.maximum(5));

/** `not_attempted` with a `queued_at` means: in the queue. */
export const ProcessingStatus = z.enum(['not_attempted', 'processing', 'processed', 'failed']);
export type ProcessingStatus = z.infer<typeof ProcessingStatus>;

/** What a suggestion or a list row shows of a book. */
export const Book = z.object({
  id: BookId,
  title: z.string(),
  author: z.string(),
  publishedYear: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  /** The cover at its full size; `thumbnail` is the small one. */
  cover_url: z.nullable(z.string()),
  one_liner: z.nullable(z.string()),
  /** At most 1000 characters; null where the library has none at hand. */
  description: z.nullable(z.string()),
  /** False for a book that only the outside catalogue knows so far. */
  in_database: z.boolean(),
  processing_status: ProcessingStatus,
  queued_at: z.nullable(z.string()),
  total_chapters: z.nullable(z.int()),
  /** Whether the model knows the book well enough to ask about it; null until the book has been processed. */
  quiz_possible: z.nullable(z.boolean()),
});
export type Book = z.infer<typeof Book>;

export const Recommendation = z.extend(Book, {
  /** Why this book, in one line: `Because you like dragons`. */
  reason: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;
