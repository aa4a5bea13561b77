import * as z from 'zod/mini';
import { BookId, Chapter, ChapterParameter, Picture } from '../books/fields';
import { defineEndpoints } from '../endpoint';

const readers = ['student', 'teacher', 'parent'] as const;

/** The place in a book at which a reader stopped, on any device. */
const Place = z.object({
  chapter: z.int(),
  /** The first paragraph that was in view, from 0. */
  paragraph: z.int(),
  /** The last chapter that was read to its end; 0 before the first. */
  furthest: z.int(),
});
export type Place = z.infer<typeof Place>;

const ChapterText = z.object({
  book: z.object({
    id: BookId,
    title: z.string(),
    author: z.string(),
    thumbnail: z.nullable(z.string()),
  }),
  /** Empty for a text in one piece. */
  chapters: z.array(Chapter),
  chapter: z.int(),
  title: z.string(),
  /** Absent if there is none. */
  picture: z.optional(Picture),
  /** The number of the next one; null after the last. */
  next: z.nullable(z.int()),
  /** In the order of the text, without blank paragraphs. */
  paragraphs: z.array(z.string()),
  /** Null for a book that was not read here. */
  place: z.nullable(Place),
});
export type ChapterText = z.infer<typeof ChapterText>;

/** A part of a paragraph: its characters from one, up to but not including the other. */
const Mark = z.object({ paragraph: z.int(), from: z.int(), to: z.int() });
export type Mark = z.infer<typeof Mark>;

const Page = z.object({
  /** Null for a text in one piece. */
  chapter: z.nullable(z.int()),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** The words that were looked for, one mark for each paragraph that has a part of them. */
  marks: z.array(Mark),
});
export type Page = z.infer<typeof Page>;

/** A reader's own record of reading in a book on one New York day. It is not checked and earns nothing. */
const LoggedDay = z.object({ day: z.string(), pages: z.int(), minutes: z.int() });

/** The maximum per book and day. */
export const logLimits = { pages: 500, minutes: 600 } as const;

const ReadingLog = z.object({
  /** The latest first, at most 30. */
  days: z.array(LoggedDay),
  /** The total of all days. */
  pages: z.int(),
  minutes: z.int(),
});
export type ReadingLog = z.infer<typeof ReadingLog>;

export const reading = defineEndpoints({
  chapter: {
    method: 'GET',
    path: '/book/text',
    who: readers,
    control: 'screen',
    query: z.strictObject({ id: BookId, chapter: ChapterParameter }),
    response: ChapterText,
    errors: ['book_not_found', 'text_unavailable', 'chapter_not_found'],
    summary: 'A chapter of a book whose text is in the library; a text in one piece is chapter 1',
  },
  find: {
    method: 'GET',
    path: '/book/text/find',
    who: readers,
    control: 'screen',
    query: z.strictObject({
      id: BookId,
      /** A quotation; only its letters and digits count. */
      words: z.string().check(z.minLength(3), z.maxLength(2000)),
      /** The last chapter that is searched; absent for a text in one piece. */
      end_chapter: z.optional(ChapterParameter),
    }),
    response: Page,
    errors: ['book_not_found', 'text_unavailable', 'words_not_found'],
    summary: 'The chapter in which a quotation stands, the latest first, with the quotation marked',
  },
  keepPlace: {
    method: 'PATCH',
    path: '/user/reading-place/{id}',
    who: readers,
    params: z.strictObject({ id: BookId }),
    body: z.strictObject({
      chapter: z.int().check(z.minimum(1), z.maximum(999)),
      paragraph: z.int().check(z.minimum(0), z.maximum(99_999)),
      /** The chapter was read to its end. */
      finished: z.boolean(),
    }),
    response: z.object({ place: Place }),
    errors: ['book_not_found', 'text_unavailable', 'chapter_not_found'],
    summary: 'Keeps the place at which a reader is; the first time moves the book to Currently Reading',
  },
  log: {
    method: 'GET',
    path: '/user/reading-log/{id}',
    who: readers,
    params: z.strictObject({ id: BookId }),
    response: ReadingLog,
    summary: 'What the reader has logged for a book, by day',
  },
  logToday: {
    method: 'POST',
    path: '/user/reading-log/{id}',
    who: readers,
    params: z.strictObject({ id: BookId }),
    body: z.strictObject({
      pages: z.int().check(z.minimum(0), z.maximum(logLimits.pages)),
      minutes: z.int().check(z.minimum(0), z.maximum(logLimits.minutes)),
    }),
    response: ReadingLog,
    errors: ['book_not_found'],
    summary:
      'Logs the pages and minutes of today in a book, in place of what was logged today; zeros remove it. The first time moves the book to Currently Reading',
  },
});
