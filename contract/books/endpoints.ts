import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import {
  Book,
  BookId,
  Chapter,
  ChapterParameter,
  Character,
  Picture,
  ProcessingStatus,
  Rating,
  Stage,
} from './fields';
import { ImportedBook, importLimits } from './import-list';

/** All roles that read; operators have no lists of books. */
const readers = ['student', 'teacher', 'parent'] as const;

export { Book, Chapter, Character, type ImportedBook, Picture, ProcessingStatus, Stage };

export const FoundBook = z.extend(Book, {
  /** Why the search found it, in one line: `With Percy`, `About cats`. */
  why: z.string(),
  /** The words that were searched instead, because nothing was found for the typed ones: `football`. Null otherwise. */
  meant: z.nullable(z.string()),
});
export type FoundBook = z.infer<typeof FoundBook>;

export const ListedBook = z.extend(Book, { rating: z.nullable(Rating) });
export type ListedBook = z.infer<typeof ListedBook>;

/** A book counts as read only with a rating. */
const readNeedsRating = z.refine<{ stage: Stage; rating?: number | null | undefined }>(
  ({ stage, rating }) => stage !== 'read' || typeof rating === 'number',
  { error: 'Please rate the book from 1 to 5 stars.', path: ['rating'] },
);

const byBookId = z.strictObject({ id: BookId });

export const books = defineEndpoints({
  autocomplete: {
    method: 'GET',
    path: '/autocomplete',
    who: readers,
    query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    response: z.array(FoundBook),
    errors: ['search_unavailable'],
    summary:
      'Books by title, author, character, series or topic, each with the reason: the library first, then the catalogue. Misspelled words are corrected',
  },
  shelf: {
    method: 'GET',
    path: '/books/shelf',
    who: readers,
    query: z.strictObject({
      /** A topic, genre or interest: books about it. */
      about: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))),
      /** Books that are like this one. */
      like: z.optional(BookId),
      /** Without one of these three all books. `short` ones are read in an evening; `series` are parts of one. */
      kind: z.optional(z.enum(['short', 'series'])),
      /** A reading level by its place in the rules; absent: what suits the reader's age. */
      level: z.optional(z.enum(['0', '1', '2', '3', '4'])),
      /** Only books whose text is here. */
      here: z.optional(z.literal('true')),
    }),
    response: z.object({ books: z.array(Book) }),
    errors: ['book_not_found'],
    summary: 'A shelf of at most 24 books, those that can be read here first. Empty if there are none',
  },
  process: {
    method: 'POST',
    path: '/process',
    who: readers,
    terms: 'before',
    body: z.strictObject({
      id: BookId,
      title: z.string().check(z.minLength(1), z.maxLength(300)),
      author: z.string().check(z.maxLength(300)),
      publishedYear: z.optional(z.nullable(z.int())),
      thumbnail: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    }),
    response: z.object({
      book: Book,
      /** `processing` while the book is queued or being processed: ask again. */
      status: ProcessingStatus,
      is_processed: z.boolean(),
      chapters: z.array(Chapter),
      main_characters: z.array(Character),
      total_chapters: z.nullable(z.int()),
      processing_error: z.nullable(z.string()),
    }),
    errors: ['book_not_found', 'queue_failed', 'ai_resting', 'paused'],
    summary: 'Chooses a book: queues it for processing once, and says how far it is. Safe to repeat',
  },
  characters: {
    method: 'GET',
    path: '/book/characters',
    who: readers,
    query: z.strictObject({ id: BookId, end_chapter: z.optional(ChapterParameter) }),
    response: z.object({ main_characters: z.array(Character) }),
    errors: ['book_not_found', 'characters_unavailable'],
    summary: 'The main characters of a processed book; with an end chapter, those met by then',
  },
  preview: {
    method: 'GET',
    path: '/book/preview',
    who: readers,
    query: byBookId,
    response: z.object({
      id: BookId,
      title: z.string(),
      author: z.string(),
      publishedYear: z.nullable(z.int()),
      thumbnail: z.nullable(z.string()),
      cover_url: z.nullable(z.string()),
      /** The first page of the book, if the library has its text. */
      first_page: z.nullable(z.object({ title: z.string(), text: z.string() })),
      /** The address of the catalogue's viewer for a frame, if the book can be read there by everybody. */
      viewer_url: z.nullable(z.string()),
      /** At most 1000 characters. */
      description: z.nullable(z.string()),
    }),
    errors: ['book_not_found', 'preview_unavailable'],
    summary:
      'A look into the book: its first page, a viewer or what it is about, within 3 seconds or not at all',
  },
  lists: {
    method: 'GET',
    path: '/user/book-lists',
    who: readers,
    response: z.object({
      reading: z.array(ListedBook),
      want_to_read: z.array(ListedBook),
      read: z.array(ListedBook),
      /** The ids of the books on Currently Reading that a student has read to the end. */
      finished: z.optional(z.array(BookId)),
    }),
    summary:
      'The three reading lists, the latest change first, and which of the books being read are finished',
  },
  add: {
    method: 'POST',
    path: '/user/books',
    who: readers,
    body: z
      .strictObject({ book_id: BookId, stage: Stage, rating: z.optional(z.nullable(Rating)) })
      .check(readNeedsRating),
    response: ListedBook,
    errors: ['book_not_found', 'queue_failed'],
    summary: 'Puts a book on a list; a book that is on one already moves',
  },
  move: {
    method: 'PATCH',
    path: '/user/books/{id}/stage',
    who: readers,
    params: byBookId,
    body: z.strictObject({ stage: Stage, rating: z.optional(z.nullable(Rating)) }).check(readNeedsRating),
    response: ListedBook,
    errors: ['book_not_on_list'],
    summary: 'Moves a book between the lists',
  },
  importList: {
    method: 'POST',
    path: '/user/books/import',
    who: ['student', 'parent'],
    body: z.strictObject({
      rows: z.array(ImportedBook).check(z.minLength(1), z.maxLength(importLimits.rowsPerCall)),
      /** A child for whom the caller has consented; absent for the caller's own lists. */
      child_id: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: z.object({
      /** Books that are on a list now and were on none before. */
      added: z.int(),
      /** Books that were on a list already; they stay there. */
      known: z.int(),
      /** The rows for which no book was found. */
      not_found: z.array(z.pick(ImportedBook, { title: true, author: true })),
    }),
    errors: ['import_needs_adult', 'import_limit', 'child_not_found', 'search_unavailable'],
    summary:
      'Puts up to ten books of a list from elsewhere on the lists, without changing what is there. Safe to repeat',
  },
});
