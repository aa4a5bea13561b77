import type { analytics } from '../../contract/analytics/endpoints';
import type { ActivityKind } from '../../contract/rules/activity';
import type { Admitted } from '../accounts/admitted';
import type { ListOptions } from '../activity/page';
import { daysBetween } from '../activity/store';
import { articlesPage } from '../articles/activities';
import { chatsPage } from '../chat/activities';
import { comicsPage } from '../comics/activities';
import { quizzesPage } from '../quiz/attempt/activities';
import { mayReadTalks } from '../relations/may-read-talks';
import { voiceChatsPage } from '../voice/for-supervisors';
import { supervisedChild } from './child';
import { isWithin, periodOf } from './period';
import { sumOf } from './totals';

type Talks = Admitted<typeof analytics.chats>;

/** The days' counts tell how many activities of a kind a period has, so the list can end after the last of them. */
const optionsFor = async (
  childId: string,
  kind: ActivityKind,
  { date_filter, cursor }: Talks['query'],
): Promise<ListOptions> => {
  if (date_filter === undefined) return { cursor, belongs: () => true };
  const period = periodOf(date_filter);
  const days = await daysBetween(childId, period.first, period.last);
  return { cursor, belongs: (day) => isWithin(period, day), most: sumOf(days, 'done', [kind]) };
};

export const quizzes = async ({ actor, params: { userId }, query }: Admitted<typeof analytics.quizzes>) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await quizzesPage(child.id, await optionsFor(child.id, 'quiz', query));
  return { quizzes: items, next };
};

/** A page of talks, and whether this adult may read their transcripts. */
const talks =
  <T>(
    kind: 'chat' | 'voice',
    page: (childId: string, options: ListOptions) => Promise<{ items: T[]; next: string | null }>,
  ) =>
  async ({ actor, params: { userId }, query }: Talks) => {
    const { child, supervision } = await supervisedChild(actor, userId);
    const { items, next } = await page(child.id, await optionsFor(child.id, kind, query));
    return { sessions: items, next, transcripts: mayReadTalks(actor.user, child, supervision) };
  };

export const chats = talks('chat', chatsPage);
export const voiceChats = talks('voice', voiceChatsPage);

export const articles = async ({ actor, params: { userId }, query }: Admitted<typeof analytics.articles>) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await articlesPage(child.id, await optionsFor(child.id, 'article', query));
  return { articles: items, next };
};

export const comics = async ({ actor, params: { userId }, query }: Admitted<typeof analytics.comics>) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await comicsPage(child.id, await optionsFor(child.id, 'comic', query));
  return { comics: items, next };
};
