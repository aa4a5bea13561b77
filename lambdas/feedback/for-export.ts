import { userPartition } from '../platform/table/partition';
import { feedbacks } from './store';

export const feedbackForExport = async (userId: string) =>
  (await feedbacks.list(userPartition(userId), 'FEEDBACK#')).toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
