import * as z from 'zod/mini';
import { BookId, ChapterParameter, Character } from '../books/fields';
import { defineEndpoints } from '../endpoint';
import { questionsPerQuiz, unpaidReasons } from '../rules/quiz';
import { AnsweredQuestion, QuizAnswer, QuizQuestion } from './question';

export type { QuizAnswer, QuizQuestion };

const ChapterNumber = z.int().check(z.minimum(1), z.maximum(999));

/** A ULID: sorts by time. */
const QuizId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

export const QuizHistoryItem = z.object({
  id: z.string(),
  score: z.int(),
  total: z.int(),
  points: z.int(),
  start_chapter: z.nullable(z.int()),
  end_chapter: z.nullable(z.int()),
  created_at: z.string(),
  books: z.object({ id: BookId, title: z.string(), author: z.string(), cover_url: z.nullable(z.string()) }),
});
export type QuizHistoryItem = z.infer<typeof QuizHistoryItem>;

export const quiz = defineEndpoints({
  chapters: {
    method: 'GET',
    path: '/book/quiz/chapters',
    who: ['student'],
    query: z.strictObject({ id: BookId }),
    response: z.object({
      valid_chapters: z.array(z.int()),
      /** Null for a book without chapters, and when all quizzes are done. */
      start_chapter: z.nullable(z.int()),
      /** Set when no quiz is available. */
      message: z.nullable(z.string()),
      /** True when all quizzes on this book are done. */
      completed: z.boolean(),
    }),
    errors: ['book_not_found', 'book_not_ready'],
    summary: 'Where the next quiz on a book starts, and the chapters it may end with',
  },
  start: {
    method: 'GET',
    path: '/book/quiz',
    // The call waits for questions that are being made.
    streams: true,
    who: ['student'],
    terms: 'within',
    control: 'screen',
    query: z.strictObject({ id: BookId, end_chapter: z.optional(ChapterParameter) }),
    response: z.object({
      quiz: z.array(QuizQuestion),
      start_chapter: z.nullable(z.int()),
      end_chapter: z.nullable(z.int()),
      book: z.object({
        id: BookId,
        title: z.string(),
        author: z.string(),
        thumbnail: z.nullable(z.string()),
      }),
      /** The main character who is met first; absent if there is no portrait. */
      hero: z.optional(Character),
    }),
    errors: [
      'book_not_found',
      'book_not_ready',
      'quiz_chapter_invalid',
      'quiz_range_completed',
      'quiz_chapters_completed',
      'quiz_already_completed',
      'quiz_book_unknown',
      'quiz_chapters_unknown',
      'quiz_chapters_too_short',
      'quiz_book_too_short',
      'quiz_being_made',
      'quiz_generation_failed',
      'ai_resting',
      'paused',
    ],
    summary: 'Ten questions up to the chapter reached; the same ones again until they are submitted',
  },
  submit: {
    method: 'POST',
    path: '/book/quiz/submit',
    who: ['student'],
    body: z.strictObject({
      book_id: BookId,
      /** The browser's own count: compared and corrected, never trusted. */
      score: z.int().check(z.minimum(0), z.maximum(questionsPerQuiz)),
      points: z.int().check(z.minimum(0), z.maximum(10_000)),
      start_chapter: z.nullable(ChapterNumber),
      end_chapter: z.nullable(ChapterNumber),
      answers: z.array(QuizAnswer).check(z.minLength(1), z.maxLength(questionsPerQuiz)),
    }),
    response: z.object({
      quiz_id: z.string(),
      score: z.int(),
      total: z.int(),
      points: z.int(),
      /** The reason why the points are 0 although answers are right; null when they are paid. */
      unpaid: z.nullable(z.enum(unpaidReasons)),
      /** The balance after this quiz. */
      total_points: z.int(),
      /** True when the browser's score or points differ from the server's. */
      corrected: z.boolean(),
      /** True when the quiz reaches the end of the book. */
      book_finished: z.boolean(),
      /** The gems that the words of the finished book have paid, whenever it was finished. */
      gems: z.int(),
      /** Whether the library has the text of the book. */
      readable: z.boolean(),
    }),
    errors: ['quiz_not_started', 'quiz_answers_mismatch', 'quiz_overtaken'],
    summary:
      'Hands in a quiz: scored here, awarded once however often it is sent. Faster than three seconds a question, or after eight paid on a day, it counts without points',
  },
  history: {
    method: 'GET',
    path: '/user/quiz-history',
    who: ['student'],
    query: z.strictObject({ cursor: z.optional(QuizId) }),
    response: z.object({
      history: z.array(QuizHistoryItem),
      /** The cursor of the older quizzes; null when there are none. */
      next: z.nullable(z.string()),
    }),
    summary: 'The quizzes handed in, the latest first, a page at a time',
  },
  review: {
    method: 'GET',
    path: '/user/quiz-history/{id}',
    who: ['student'],
    params: z.strictObject({ id: QuizId }),
    response: z.extend(QuizHistoryItem, {
      /** Empty if the book was removed from the library. */
      answers: z.array(AnsweredQuestion),
    }),
    errors: ['quiz_not_found'],
    summary: 'One quiz handed in: each question, the answer given, the right one and what proves it',
  },
});
