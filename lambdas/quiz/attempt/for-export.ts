import { userPartition } from '../../platform/table/partition';
import { attempts } from './store';

/** The quizzes that were given out to a child and not submitted: without their questions, which the child has not answered. */
export const openQuizzes = async (userId: string) =>
  (await attempts.list(userPartition(userId), 'ATTEMPT#'))
    .filter(({ submitted_at }) => submitted_at === null)
    .map(({ book_id, created_at }) => ({ book_id, created_at }));
