import * as z from 'zod/mini';
import { ArticleText } from '../../contract/articles';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const articleKey = (id: string) => `ARTICLE#${id}`;

/** An article of a child: a draft until it is begun, open until it is completed. Sorted by time, as its id is. */
export const articles = entity({
  name: 'Article',
  schema: z.object({
    user_id: z.string(),
    id: z.string(),
    article: ArticleText,
    /** The missing words in the order of the text, and why each fits. Never sent before the article is completed. */
    answers: z.array(z.string()),
    why: z.array(z.string()),
    sources: z.array(z.string()),
    /** The time at which it was begun. */
    begun_at: z.nullable(z.string()),
    user_answers: z.nullable(z.array(z.string())),
    score: z.nullable(z.int()),
    points: z.int(),
    completed_at: z.nullable(z.string()),
    /** The day in New York for which the completed article counts. */
    counted_for: z.nullable(z.string()),
    created_at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: articleKey(id),
  }),
  retention: 'account',
});
export type ArticleItem = NonNullable<Awaited<ReturnType<(typeof articles)['get']>>>;

/** The newest first, consistent; with `before`, only older ones. */
export const articlesBefore = (userId: string, before: string | undefined, limit: number) =>
  articles.list(userPartition(userId), articleKey(''), {
    limit,
    consistent: true,
    newestFirst: true,
    ...(before !== undefined && { after: articleKey(before) }),
  });

/** What a child has had: changed with each new article, so that two tabs begin the same one. */
export const articleShelves = entity({
  name: 'ArticleShelf',
  schema: z.object({
    /** The article given out last. */
    current: z.string(),
    /** The ids of the stock's articles that the child has had, the latest last. */
    had: z.array(z.string()),
    /** The scores of the last articles, the latest first. */
    scores: z.array(z.int()),
  }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'ARTICLES' }),
  retention: 'account',
});
