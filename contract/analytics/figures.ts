import * as z from 'zod/mini';
import { Stays } from '../quiz/what-stays';
import { standings } from '../rules/analytics';
import { suggestions } from '../rules/suggestion';
import { Avatar } from '../users/avatars';

const Totals = z.object({
  words_read: z.int(),
  words_written: z.int(),
  /** Minutes spent, as far as they are known. */
  minutes: z.int(),
  /** Quizzes, talks, articles and comics. */
  activities: z.int(),
});

export const Summary = z.object({
  words_read: z.object({
    total: z.int(),
    chat_assistant_words: z.int(),
    quiz_words: z.int(),
    article_words: z.int(),
  }),
  words_written: z.object({ total: z.int(), chat_user_words: z.int(), comic_story_words: z.int() }),
  activity_counts: z.object({
    total_quizzes: z.int(),
    total_chat_sessions: z.int(),
    total_articles: z.int(),
    total_comics: z.int(),
  }),
  minutes: z.int(),
  /** The share of right answers from 0 to 1; null without an answer. */
  right: z.object({ quizzes: z.nullable(z.number()), articles: z.nullable(z.number()) }),
  /** Outside the totals above. */
  voice: z.object({ sessions: z.int(), minutes: z.int(), words_read: z.int(), words_written: z.int() }),
  /** Words of books that were read here, at a reader's pace, and pages on paper, as the child says. Outside the totals above. */
  books: z.object({ words: z.int(), pages: z.int() }),
  /** Of the last thirty days, whatever the date filter. */
  stays: Stays,
  /** The same number of days before; null without a date filter. */
  before: z.nullable(Totals),
  /** Each day of the period; without a date filter each month, by its first day, since the first activity. */
  over_time: z.array(z.extend(Totals, { from: z.string() })),
});
export type Summary = z.infer<typeof Summary>;

/** A child in the last seven days. */
export const WeekOfChild = z.object({
  id: z.string(),
  username: z.string(),
  avatar: Avatar,
  /** The adult has consented for this child, and has a page about it. */
  guardian: z.boolean(),
  /** The last reading day; null before the first. */
  last_active: z.nullable(z.string()),
  ...Totals.shape,
  /** Words of books that were read here, and pages on paper, as the child says. Outside the totals above. */
  book_words: z.int(),
  pages: z.int(),
  /** Right answers in quizzes, of all. */
  right: z.int(),
  asked: z.int(),
  standing: z.enum(standings),
  /** What the adult may do next. */
  suggestion: z.enum(suggestions),
});
export type WeekOfChild = z.infer<typeof WeekOfChild>;

export const MissedQuestion = z.object({
  book_title: z.string(),
  /** Null for a question on a whole book. */
  chapter: z.nullable(z.int()),
  question: z.string(),
  right_answer: z.string(),
  missed: z.int(),
  asked: z.int(),
});
export type MissedQuestion = z.infer<typeof MissedQuestion>;
