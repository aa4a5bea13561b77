import type { Activity } from '../activity/count-activity';
import { userPartition } from '../platform/table/partition';
import { logged } from './store';

/** The pages on paper that a child has logged, strongly consistent. Words of books are stored by day only, and never rebuilt. */
export const readingActivities = async (userId: string): Promise<Activity[]> => {
  const days = await logged.list(userPartition(userId), 'LOG#', { consistent: true });
  return days.map(({ day, pages }) => ({ kind: 'reading', day, counted: { pages } }));
};
