import { newYorkDay } from '../../contract/rules/day';
import { countedToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { type ArticleItem, articlesBefore } from './store';
import { blanksOf } from './submit';

const pageSize = 10;

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

/** The ids of articles sort by time: the last id of a page is the cursor of the next one. Drafts are omitted. */
export const past = async ({
  actor,
  query: { cursor },
}: {
  actor: Pick<Person, 'id'>;
  query: { cursor?: string | undefined };
}) => {
  const [found, completed_today] = await Promise.all([
    articlesBefore(actor.id, cursor, pageSize + 1),
    countedToday(actor.id, 'article'),
  ]);
  const page = found.slice(0, pageSize);
  return {
    history: page.filter(({ begun_at }) => begun_at !== null).map(present),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    completed_today,
  };
};
