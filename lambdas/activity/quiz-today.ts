import { type Clock, newYorkDay, readingDay } from '../../contract/rules/day';
import { now, secondsFrom } from '../platform/clock';
import { daysBetween } from './store';

/**
 * Whether a child has handed in a quiz on the family's day. That day began at most a day ago, so the counts of two New York days
 * suffice. 1 read unit.
 */
export const hasQuizToday = async ({ id, ...user }: Clock & { readonly id: string }): Promise<boolean> => {
  const at = now();
  const yesterday = newYorkDay(secondsFrom(at, -86_400));
  const counted = await daysBetween(id, yesterday, newYorkDay(at), { consistent: true });
  return counted.some(
    ({ quiz_at }) => quiz_at !== undefined && readingDay(user, new Date(quiz_at)) === readingDay(user, at),
  );
};
