import * as z from 'zod/mini';
import { ComicStyle, drawingStages } from './kinds';

/** A picture in one layout: its addresses, which expire, and its size in pixels, known before it loads. */
const Layout = z.object({ webp: z.string(), png: z.string(), width: z.int(), height: z.int() });

/** Two by two panels for wide screens, and one below the other for phones. */
export const ComicPictures = z.object({ grid: Layout, strip: Layout });
export type ComicPictures = z.infer<typeof ComicPictures>;

export const Comic = z.object({
  id: z.string(),
  /** The address of the PNG of the grid: on this origin, for ten minutes at most. */
  image_url: z.string(),
  pictures: ComicPictures,
  /** The content and the words of each panel. */
  alt: z.array(z.string()),
  /** In comics of others, with invented names. */
  story: z.string(),
  comic_style: ComicStyle,
  likes: z.int(),
  user_has_liked: z.boolean(),
  user_id: z.string(),
  /** The name that others may see. */
  username: z.string(),
  is_own: z.boolean(),
  points: z.int(),
  completion_points: z.int(),
  created_at: z.string(),
  daily_comic_prompts: z.object({ prompt: z.string() }),
});
export type Comic = z.infer<typeof Comic>;

export const StateOfDrawing = z.object({
  /** `drawing`: still being drawn. `help`: the story told of a crisis, and `help` is the answer; nothing is drawn. */
  state: z.enum(['none', 'drawing', 'finished', 'refused', 'help']),
  stage: z.nullable(z.enum(drawingStages)),
  comic: z.nullable(Comic),
  help: z.nullable(z.string()),
  /** False of a story that was accepted on an earlier day: it does not use up today's place. */
  is_todays: z.boolean(),
  /** The line was long when the story was accepted: the comic is drawn later, and the screen need not be watched. */
  comes_later: z.boolean(),
});

export const WritingFeedback = z.object({
  /** Strengths of the child's own words. */
  strengths: z.array(z.object({ quote: z.string(), why: z.string() })),
  /** One next step, as a question. */
  next: z.string(),
  /** Words of the story whose spelling deserves a second look. */
  look_again: z.array(z.string()),
});
export type WritingFeedback = z.infer<typeof WritingFeedback>;

/** A comic that waits for a look by an operator. */
export const ReportedComic = z.object({
  id: z.string(),
  image_url: z.string(),
  alt: z.array(z.string()),
  story: z.string(),
  username: z.string(),
  reports: z.int(),
  /** Whether the comic is visible to its author only. */
  hidden: z.boolean(),
  created_at: z.string(),
});
export type ReportedComic = z.infer<typeof ReportedComic>;
