import type { Week } from '../../contract/family/page';
import type { ActivityKind, Measure } from '../../contract/rules/activity';
import { daysBetween } from '../activity/store';
import { isWithin, periodBefore, periodOf } from './period';
import { minutesOf, sumOf, totalsOf } from './totals';

/** The last seven days and the seven before, in one query of at most fourteen small items: one read unit. */
export const weekOfChild = async (childId: string): Promise<Week> => {
  const period = periodOf('7days');
  const found = await daysBetween(childId, periodBefore(period).first, period.last);
  const days = found.filter(({ day }) => isWithin(period, day));
  const before = found.filter(({ day }) => !isWithin(period, day));
  const sum = (kind: ActivityKind, measure: Measure) => sumOf(days, measure, [kind]);
  const { words_read, words_written, minutes } = totalsOf(days);
  return {
    days: days.length,
    words_read,
    book_words: sum('reading', 'read'),
    pages: sum('reading', 'pages'),
    words_written,
    minutes,
    quizzes: sum('quiz', 'done'),
    right: sum('quiz', 'right'),
    asked: sum('quiz', 'asked'),
    articles: sum('article', 'done'),
    comics: sum('comic', 'done'),
    talks: sum('chat', 'done'),
    messages: sum('chat', 'messages'),
    voice_minutes: minutesOf(days, ['voice']),
    before: { ...totalsOf(before), days: before.length },
  };
};
