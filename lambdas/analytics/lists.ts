import type { ActivityKind } from '../../contract/rules/activity';
import type { DateFilter } from '../../contract/rules/analytics';
import { articlesPage } from '../articles/activities';
import { chatsPage } from '../chat/activities';
import { comicsPage } from '../comics/activities';
import { mayReadTalks } from '../friends/may-read-talks';
import { quizzesPage } from '../quiz/activities';
import type { Person } from '../users/identify';
import { voiceChatsPage } from '../voice/for-supervisors';
import { supervisedChild } from './child';
import type { ListOptions } from './page';
import { isWithin, periodOf } from './period';
import { daysBetween } from './store';
import { sumOf } from './totals';

interface Call {
  readonly actor: Person;
  readonly params: { readonly userId: string };
  readonly query: { readonly date_filter?: DateFilter | undefined; readonly cursor?: string | undefined };
}

/** The days' counts tell how many activities of a kind a period has: a list ends with the last of them. */
const optionsFor = async (
  childId: string,
  kind: ActivityKind,
  { date_filter, cursor }: Call['query'],
): Promise<ListOptions> => {
  if (date_filter === undefined) return { cursor, belongs: () => true };
  const period = periodOf(date_filter);
  const days = await daysBetween(childId, period.first, period.last);
  return { cursor, belongs: (day) => isWithin(period, day), most: sumOf(days, 'done', [kind]) };
};

export const quizzes = async ({ actor, params: { userId }, query }: Call) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await quizzesPage(child.id, await optionsFor(child.id, 'quiz', query));
  return { quizzes: items, next };
};

/** Talks, and whether their words are open to this adult. */
const talks =
  <T>(
    kind: 'chat' | 'voice',
    page: (childId: string, options: ListOptions) => Promise<{ items: T[]; next: string | null }>,
  ) =>
  async ({ actor, params: { userId }, query }: Call) => {
    const { child, supervision } = await supervisedChild(actor, userId);
    const { items, next } = await page(child.id, await optionsFor(child.id, kind, query));
    return { sessions: items, next, transcripts: mayReadTalks(actor.user, child, supervision) };
  };

export const chats = talks('chat', chatsPage);
export const voiceChats = talks('voice', voiceChatsPage);

export const articles = async ({ actor, params: { userId }, query }: Call) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await articlesPage(child.id, await optionsFor(child.id, 'article', query));
  return { articles: items, next };
};

export const comics = async ({ actor, params: { userId }, query }: Call) => {
  const { child } = await supervisedChild(actor, userId);
  const { items, next } = await comicsPage(child.id, await optionsFor(child.id, 'comic', query));
  return { comics: items, next };
};
