import type { articles } from '../../contract/articles/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import { countedToday } from '../platform/daily-count';
import { historyPage } from '../platform/history-page';
import { type ArticleItem, articlesBefore } from './store';
import { blanksOf } from './submit';

const present = (item: ArticleItem) => ({
  id: item.id,
  date: item.counted_for ?? newYorkDay(new Date(item.begun_at ?? item.created_at)),
  article: item.article,
  user_answers: item.user_answers,
  score: item.score,
  total: item.answers.length,
  is_completed: item.completed_at !== null,
  completed_at: item.completed_at,
  created_at: item.created_at,
  origin: item.origin,
  blanks: blanksOf(item),
  sources: item.completed_at === null ? [] : item.sources,
});

/** The child's begun and completed articles, newest first. Drafts are omitted. */
export const past = async ({ actor, query: { cursor } }: Admitted<typeof articles.past>) => {
  const [{ page, next }, completed_today] = await Promise.all([
    historyPage((before, limit) => articlesBefore(actor.id, before, limit), cursor, {
      size: 10,
      id: ({ id }) => id,
    }),
    countedToday(actor.id, 'article'),
  ]);
  return {
    history: page.filter(({ begun_at }) => begun_at !== null).map(present),
    next,
    completed_today,
  };
};
