import { activityKinds, type Measure } from '../../contract/rules/activity';
import { type ActivityDay, fieldOf } from '../activity/store';

/** Voice and books are shown separately: spoken words are neither read nor written, and those of books would hide all others. */
const inTotals = activityKinds.filter((kind) => kind !== 'voice' && kind !== 'reading');

type Kind = (typeof activityKinds)[number];

export const sumOf = (
  days: readonly ActivityDay[],
  measure: Measure,
  kinds: readonly Kind[] = inTotals,
): number =>
  days.reduce((sum, day) => kinds.reduce((part, kind) => part + day[fieldOf(kind, measure)], sum), 0);

export const minutesOf = (days: readonly ActivityDay[], kinds?: readonly Kind[]): number =>
  Math.round(sumOf(days, 'seconds', kinds) / 60);

export const totalsOf = (days: readonly ActivityDay[]) => ({
  words_read: sumOf(days, 'read'),
  words_written: sumOf(days, 'written'),
  minutes: minutesOf(days),
  activities: sumOf(days, 'done'),
});

/** The share of right answers; null if there is no answer. */
export const shareRight = (days: readonly ActivityDay[], kind: Kind): number | null => {
  const asked = sumOf(days, 'asked', [kind]);
  return asked === 0 ? null : sumOf(days, 'right', [kind]) / asked;
};
