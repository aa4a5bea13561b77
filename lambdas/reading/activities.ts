import type { Activity } from '../activity/count-activity';
import { userPartition } from '../platform/table/partition';
import { logged } from './store';

/** The words that a child has read in books here, and the pages on paper that it has logged, strongly consistent. */
export const readingActivities = async (userId: string): Promise<Activity[]> => {
  const days = await logged.list(userPartition(userId), 'LOG#', { consistent: true });
  return days.map(({ day, words, pages }) => ({ kind: 'reading', day, counted: { read: words, pages } }));
};
