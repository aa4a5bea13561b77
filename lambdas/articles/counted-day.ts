import { hourOfGrace } from '../../contract/rules/articles';
import { newYorkDay } from '../../contract/rules/day';

/**
 * The New York day for which an article counts: the day of the submission, or the day before if it was begun then and is
 * submitted in the first hour after midnight.
 */
export const countedDay = (begunAt: string, submitted: Date): string => {
  const [begun, today] = [newYorkDay(new Date(begunAt)), newYorkDay(submitted)];
  const anHourBefore = newYorkDay(new Date(submitted.getTime() - hourOfGrace * 3_600_000));
  return anHourBefore === begun ? begun : today;
};
