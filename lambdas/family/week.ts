import type { Week } from '../../contract/family/page';
import { type ActivityDay, daysBetween } from '../activity/store';
import { isWithin, periodBefore, periodOf } from '../analytics/period';
import { minutesOf, sumOf, totalsOf } from '../analytics/totals';

const activeDays = (days: readonly ActivityDay[]): number =>
  days.filter((day) => sumOf([day], 'done') + sumOf([day], 'messages') + sumOf([day], 'done', ['voice']) > 0)
    .length;

/** The last seven days and the seven before, in one query of at most fourteen small items: one read unit. */
export const weekOfChild = async (childId: string): Promise<Week> => {
  const period = periodOf('7days');
  const found = await daysBetween(childId, periodBefore(period).first, period.last);
  const days = found.filter(({ day }) => isWithin(period, day));
  const before = found.filter(({ day }) => !isWithin(period, day));
  const { words_read, words_written, minutes } = totalsOf(days);
  return {
    days: activeDays(days),
    words_read,
    words_written,
    minutes,
    quizzes: sumOf(days, 'done', ['quiz']),
    right: sumOf(days, 'right', ['quiz']),
    asked: sumOf(days, 'asked', ['quiz']),
    articles: sumOf(days, 'done', ['article']),
    comics: sumOf(days, 'done', ['comic']),
    talks: sumOf(days, 'done', ['chat']),
    messages: sumOf(days, 'messages', ['chat']),
    voice_minutes: minutesOf(days, ['voice']),
    before: { ...totalsOf(before), days: activeDays(before) },
  };
};
