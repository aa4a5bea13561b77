import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { articlesPerDay, blanksPerArticle } from '../rules/articles';
import { ArticleOrigin, ArticleText } from './kinds';

/** A ULID: sorts by time. */
export const ArticleId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

export const OpenArticle = z.extend(ArticleText, { id: z.string(), origin: ArticleOrigin });
export type OpenArticle = z.infer<typeof OpenArticle>;

export const BlankResult = z.object({
  answer: z.string(),
  user_answer: z.string(),
  correct: z.boolean(),
  /** The reason why the right word fits. */
  why: z.string(),
});
export type BlankResult = z.infer<typeof BlankResult>;

export const ArticleHistoryItem = z.object({
  id: z.string(),
  /** The day in New York for which it counts. */
  date: z.string(),
  article: ArticleText,
  user_answers: z.nullable(z.array(z.string())),
  score: z.nullable(z.int()),
  total: z.int(),
  is_completed: z.boolean(),
  completed_at: z.nullable(z.string()),
  created_at: z.string(),
  origin: ArticleOrigin,
  /** Empty until it is completed. */
  blanks: z.array(BlankResult),
  /** The publications in which the facts can be read. */
  sources: z.array(z.string()),
});
export type ArticleHistoryItem = z.infer<typeof ArticleHistoryItem>;

/** Sent for the protocol's sake and not read: the server has its own record. */
const PastArticle = z.object({
  title: z.string().check(z.maxLength(300)),
  content: z.string().check(z.maxLength(5000)),
});

export const articles = defineEndpoints({
  past: {
    method: 'GET',
    path: '/articles/past',
    who: ['student'],
    signIn: 'Please sign in to access articles',
    consent: 'ai_text',
    query: z.strictObject({ cursor: z.optional(ArticleId) }),
    response: z.object({
      history: z.array(ArticleHistoryItem),
      /** The cursor of the older articles; null when there are none. */
      next: z.nullable(z.string()),
      /** Completed today, of five. */
      completed_today: z.int(),
    }),
    summary: 'The articles begun and completed, today’s included, the latest first',
  },
  generate: {
    method: 'POST',
    path: '/articles/generate',
    who: ['student'],
    control: 'screen',
    signIn: 'Please sign in to generate articles',
    consent: 'ai_text',
    terms: 'within',
    body: z.strictObject({ past_articles: z.optional(z.array(PastArticle).check(z.maxLength(50))) }),
    response: z.object({ article: OpenArticle }),
    errors: ['articles_finished_today', 'article_being_made'],
    summary:
      'The draft of an article, or the open one: its answers stay on the server. Written by a model for this child, or one of our own',
  },
  create: {
    method: 'POST',
    path: '/articles/create',
    who: ['student'],
    signIn: 'Please sign in to access articles',
    consent: 'ai_text',
    body: z.strictObject({ article_data: z.object({ id: ArticleId }) }),
    response: z.object({ article: OpenArticle }),
    errors: ['article_not_found'],
    summary: 'Begins the article of a draft. Only the draft’s id is read',
  },
  submit: {
    method: 'POST',
    path: '/articles/submit',
    who: ['student'],
    signIn: 'Please sign in to submit answers',
    consent: 'ai_text',
    body: z.strictObject({
      article_id: ArticleId,
      user_answers: z
        .array(z.string().check(z.maxLength(60)))
        .check(z.minLength(1), z.maxLength(2 * blanksPerArticle)),
    }),
    response: z.object({
      success: z.literal(true),
      score: z.int(),
      total: z.int(),
      points: z.int(),
      /** The day in New York for which it counts. */
      date: z.string(),
      /** True for an article of yesterday that was handed in before one o'clock. */
      counts_for_yesterday: z.boolean(),
      blanks: z.array(BlankResult),
      sources: z.array(z.string()),
      completed_today: z.int().check(z.maximum(articlesPerDay)),
      total_points: z.int(),
    }),
    errors: [
      'article_not_found',
      'article_incomplete',
      'article_answers_mismatch',
      'articles_finished_today',
    ],
    summary: 'Hands in an article: 10 points for each right word, once however often it is sent',
  },
});
