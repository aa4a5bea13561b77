import * as z from 'zod/mini';
import { BookId } from '../books/fields';
import { defineEndpoints } from '../endpoint';

/** What has happened since a child's last visit, kind and true. A place is told only when it is better than the last one. */
const News = z.discriminatedUnion('kind', [
  /** Likes of the child's comics. */
  z.object({ kind: z.literal('likes'), likes: z.int() }),
  /** Somebody has said yes to the child's question. */
  z.object({ kind: z.literal('friend'), username: z.string() }),
  z.object({
    kind: z.literal('friend_book'),
    username: z.string(),
    book: z.object({ id: BookId, title: z.string() }),
  }),
  /** The place of this week; `moved_up`: the last one of the same week was worse. */
  z.object({ kind: z.literal('place'), place: z.int(), moved_up: z.boolean() }),
]);
export type News = z.infer<typeof News>;

/** What the surprise of a day is made of. The browser finds the word or the line in the chapter. */
export const Surprise = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), book_id: BookId, chapter: z.int() }),
  z.object({ kind: z.literal('line'), book_id: BookId, chapter: z.int() }),
  z.object({ kind: z.literal('comic'), id: z.string() }),
  z.object({ kind: z.literal('words'), words: z.int() }),
]);
export type Surprise = z.infer<typeof Surprise>;

/** How far a child is in the stories in parts. */
const StoryState = z.object({
  story: z.string(),
  /** The parts that were read to the end. */
  read: z.int(),
  /** Whether the next part is open; it opens on the day after the last one, however late. */
  is_open: z.boolean(),
});
export type StoryState = z.infer<typeof StoryState>;

/** The comic of a surprise, with the address of its picture. */
const OldComic = z.object({
  created_at: z.string(),
  alt: z.array(z.string()),
  picture: z.object({ webp: z.string(), width: z.int(), height: z.int() }),
});

const HomeDay = z.object({
  /** The day of New York. */
  day: z.string(),
  /** When the next day begins. */
  ends_at: z.string(),
  /** When the child came on the last day before; null on the first. */
  since: z.nullable(z.string()),
  /** At most three. */
  news: z.array(News),
  /** Null for a child who has read nothing here yet. */
  surprise: z.nullable(Surprise),
  /** Null when every story has been read. */
  story: z.nullable(StoryState),
});
export type HomeDay = z.infer<typeof HomeDay>;

export const home = defineEndpoints({
  beginDay: {
    method: 'POST',
    path: '/home/day',
    who: ['student'],
    response: HomeDay,
    summary:
      'Begins the child’s day on the first screen, once: what has happened since the last one, a surprise, and a story in parts',
  },
  finishPart: {
    method: 'POST',
    path: '/home/story-part',
    who: ['student'],
    body: z.strictObject({
      story: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
      part: z.int().check(z.minimum(1), z.maximum(20)),
    }),
    response: z.object({ story: z.nullable(StoryState) }),
    summary:
      'Keeps that the open part of the story was read to its end. Pays nothing; any other part changes nothing',
  },
  oldComic: {
    method: 'GET',
    path: '/home/comic',
    who: ['student'],
    consent: 'ai_text',
    control: 'screen',
    response: OldComic,
    errors: ['comic_not_found'],
    summary: 'The child’s own comic of which the day’s surprise is made',
  },
});
