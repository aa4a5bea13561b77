import * as z from 'zod/mini';
import { BookId } from '../books/fields';

/** A submitted quiz, as a supervisor sees it. */
export const QuizAnalytics = z.object({
  id: z.string(),
  book_id: BookId,
  book_title: z.string(),
  start_chapter: z.nullable(z.int()),
  /** Null for a quiz on the whole book. */
  end_chapter: z.nullable(z.int()),
  /** Out of `total`, which is ten. */
  score: z.int(),
  total: z.int(),
  words: z.int(),
  created_at: z.string(),
  /** Empty when the book has been removed. */
  answers: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      right_answer: z.string(),
      /** Null without an answer. */
      user_answer: z.nullable(z.string()),
    }),
  ),
});
export type QuizAnalytics = z.infer<typeof QuizAnalytics>;

/** A talk by text or by voice, as a supervisor sees it. */
const TalkAnalytics = {
  session_id: z.string(),
  book_id: BookId,
  book_title: z.string(),
  end_chapter: z.nullable(z.int()),
  /** The child's own messages. */
  message_count: z.int(),
  created_at: z.string(),
};

export const ChatAnalytics = z.object({
  ...TalkAnalytics,
  /** "Wren" for a talk without a character. */
  character: z.string(),
  words_written: z.int(),
  words_read: z.int(),
});
export type ChatAnalytics = z.infer<typeof ChatAnalytics>;

export const VoiceAnalytics = z.object({
  ...TalkAnalytics,
  words_spoken: z.int(),
  words_heard: z.int(),
  duration_seconds: z.int(),
});
export type VoiceAnalytics = z.infer<typeof VoiceAnalytics>;

export const ArticleAnalytics = z.object({
  id: z.string(),
  title: z.string(),
  score: z.nullable(z.int()),
  total: z.int(),
  word_count: z.int(),
  is_completed: z.boolean(),
  created_at: z.string(),
});

export const ComicAnalytics = z.object({
  id: z.string(),
  prompt: z.string(),
  word_count: z.int(),
  created_at: z.string(),
});
