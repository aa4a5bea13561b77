import type { analytics, Summary } from '../../contract/analytics/endpoints';
import type { DateFilter } from '../../contract/rules/analytics';
import type { Admitted } from '../accounts/admitted';
import { type ActivityDay, daysBetween } from '../activity/store';
import { staysOf } from '../quiz/recall/stays';
import { supervisedChild } from './child';
import { daysOf, isWithin, type Period, periodBefore, periodOf } from './period';
import { minutesOf, shareRight, sumOf, totalsOf } from './totals';

const wordsRead = (days: readonly ActivityDay[]) => ({
  total: sumOf(days, 'read'),
  chat_assistant_words: sumOf(days, 'read', ['chat']),
  quiz_words: sumOf(days, 'read', ['quiz']),
  article_words: sumOf(days, 'read', ['article']),
});

const wordsWritten = (days: readonly ActivityDay[]) => ({
  total: sumOf(days, 'written'),
  chat_user_words: sumOf(days, 'written', ['chat']),
  comic_story_words: sumOf(days, 'written', ['comic']),
});

const activityCounts = (days: readonly ActivityDay[]) => ({
  total_quizzes: sumOf(days, 'done', ['quiz']),
  total_chat_sessions: sumOf(days, 'done', ['chat']),
  total_articles: sumOf(days, 'done', ['article']),
  total_comics: sumOf(days, 'done', ['comic']),
});

const voice = (days: readonly ActivityDay[]) => ({
  sessions: sumOf(days, 'done', ['voice']),
  minutes: minutesOf(days, ['voice']),
  words_read: sumOf(days, 'read', ['voice']),
  words_written: sumOf(days, 'written', ['voice']),
});

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first days of all months from the first to the last day. */
const monthsOf = ({ first, last }: Period): string[] => {
  const months: string[] = [];
  for (const at = new Date(`${firstOfMonth(first)}T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 10);
    if (month > last) return months;
    months.push(month);
  }
};

const overTime = (days: readonly ActivityDay[], period: Period, byMonth: boolean) => {
  const first = days[0]?.day;
  if (byMonth && first === undefined) return [];
  const steps = byMonth ? monthsOf({ ...period, first: first ?? '' }) : daysOf(period);
  const groups = Map.groupBy(days, ({ day }) => (byMonth ? firstOfMonth(day) : day));
  return steps.map((from) => ({ from, ...totalsOf(groups.get(from) ?? []) }));
};

/** A child's activities in a period, from one item per day. One query also reads the period before, for comparison. */
const summaryOf = async (childId: string, filter: DateFilter | undefined): Promise<Summary> => {
  const period = periodOf(filter);
  const { first } = filter === undefined ? period : periodBefore(period);
  const [found, stays] = await Promise.all([daysBetween(childId, first, period.last), staysOf(childId)]);
  const days = found.filter(({ day }) => isWithin(period, day));
  const earlier = found.filter(({ day }) => day < period.first);
  return {
    words_read: wordsRead(days),
    words_written: wordsWritten(days),
    activity_counts: activityCounts(days),
    minutes: minutesOf(days),
    right: { quizzes: shareRight(days, 'quiz'), articles: shareRight(days, 'article') },
    voice: voice(days),
    books: { words: sumOf(days, 'read', ['reading']), pages: sumOf(days, 'pages', ['reading']) },
    stays,
    before: filter === undefined ? null : totalsOf(earlier),
    over_time: overTime(days, period, filter === undefined),
  };
};

export const summary = async ({
  actor,
  params: { userId },
  query: { date_filter },
}: Admitted<typeof analytics.summary>): Promise<Summary> => {
  const { child } = await supervisedChild(actor, userId);
  return summaryOf(child.id, date_filter);
};
