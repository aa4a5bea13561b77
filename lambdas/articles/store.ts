import * as z from 'zod/mini';
import { ArticleOrigin, ArticleText } from '../../contract/articles/kinds';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { MetWord } from './met-words';

const articleKey = (id: string) => `ARTICLE#${id}`;

/** An article of a child: a draft until it is begun, open until it is completed. The ids sort by time. */
export const articles = entity({
  name: 'Article',
  schema: z.object({
    user_id: z.string(),
    id: z.string(),
    article: ArticleText,
    /** The missing words in the order of the text, and why each fits. They are never sent before the article is completed. */
    answers: z.array(z.string()),
    why: z.array(z.string()),
    sources: z.array(z.string()),
    origin: z._default(ArticleOrigin, 'ours'),
    /** Null for a draft. */
    begun_at: z.nullable(z.string()),
    user_answers: z.nullable(z.array(z.string())),
    score: z.nullable(z.int()),
    points: z.int(),
    completed_at: z.nullable(z.string()),
    /** The New York day for which the completed article counts. */
    counted_for: z.nullable(z.string()),
    created_at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: articleKey(id),
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type ArticleItem = NonNullable<Awaited<ReturnType<(typeof articles)['get']>>>;

/** A child's articles, newest first, strongly consistent: those older than `before` if given, all without a limit. */
export const articlesBefore = (userId: string, before?: string, limit?: number) =>
  articles.list(userPartition(userId), articleKey(''), {
    ...(limit !== undefined && { limit }),
    consistent: true,
    newestFirst: true,
    ...(before !== undefined && { after: articleKey(before) }),
  });

/** The articles that a child has had. Each new article changes the item, so that two tabs begin the same article. */
export const articleShelves = entity({
  name: 'ArticleShelf',
  schema: z.object({
    /** The id of the article that was given out last. */
    current: z.string(),
    /** The ids of the stock articles that the child has had, the latest last. */
    had: z.array(z.string()),
    /** The scores of the last articles, the latest first. */
    scores: z.array(z.int()),
    /** The words of our list that the child is learning, the latest last. */
    met: z._default(z.array(MetWord), []),
  }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'ARTICLES' }),
  retention: 'account',
  onDeletion: 'delete',
});
export type ArticleShelf = NonNullable<Awaited<ReturnType<(typeof articleShelves)['get']>>>;

/** The article that a model writes for a child ahead of time, and the state of that work. */
export const nextArticles = entity({
  name: 'NextArticle',
  schema: z.object({
    ordered_at: z._default(z.nullable(z.string()), null),
    /** No new order is placed before this time. Null once a worker has begun. */
    ordered_until: z._default(z.nullable(z.string()), null),
    /** The end of the lease of the worker that writes the article. */
    lease_until: z._default(z.nullable(z.string()), null),
    /** The article is written, and its facts and gaps are being checked. */
    is_written: z._default(z.boolean(), false),
    /** The model is not asked before this time, because it failed or cannot write. */
    rest_until: z._default(z.nullable(z.string()), null),
    /** The checked article, ready for the child. */
    made: z._default(
      z.nullable(
        z.object({
          article: ArticleText,
          answers: z.array(z.string()),
          why: z.array(z.string()),
          sources: z.array(z.string()),
        }),
      ),
      null,
    ),
    made_at: z._default(z.nullable(z.string()), null),
  }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'ARTICLES#NEXT' }),
  // Interests of a month ago are outdated.
  retention: { days: 30 },
  onDeletion: 'delete',
});
export type NextArticle = NonNullable<Awaited<ReturnType<(typeof nextArticles)['get']>>>;
