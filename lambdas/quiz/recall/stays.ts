import type { Stays } from '../../../contract/quiz/what-stays';
import { newYorkDay } from '../../../contract/rules/day';
import { recallDays } from '../../../contract/rules/recall';
import { now } from '../../platform/clock';
import { recallsUntil } from './store';

/** How many questions of earlier quizzes a child still knew in the last thirty days. 0.5 read units for about 10 of these days. */
export const staysOf = async (userId: string): Promise<Stays> => {
  const results = (await recallsUntil(userId, newYorkDay(now()), recallDays)).map(({ result }) => result);
  const sum = (figure: 'right' | 'asked') =>
    results.reduce((all, result) => all + (result?.[figure] ?? 0), 0);
  return { right: sum('right'), asked: sum('asked') };
};
