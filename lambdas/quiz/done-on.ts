import { newYorkDay } from '../../contract/rules/day';
import { resultsBefore } from './store';

/** Whether the child's latest quiz was handed in on that day of New York. Costs what one stored quiz takes to read. */
export const hasQuizOn = async (userId: string, day: string): Promise<boolean> => {
  const [latest] = await resultsBefore(userId, undefined, 1);
  return latest !== undefined && newYorkDay(new Date(latest.created_at)) === day;
};
