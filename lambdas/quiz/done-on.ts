import { newYorkDay } from '../../contract/rules/day';
import { resultsBefore } from './store';

/** Whether the child submitted the latest quiz on that day of New York. Costs the read of one stored quiz. */
export const hasQuizOn = async (userId: string, day: string): Promise<boolean> => {
  const [latest] = await resultsBefore(userId, undefined, 1);
  return latest !== undefined && newYorkDay(new Date(latest.created_at)) === day;
};
