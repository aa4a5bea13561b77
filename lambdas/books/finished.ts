import { now } from '../platform/clock';
import { userPartition } from '../platform/table/partition';
import { finishedBooks } from './finished-store';

/** Stores that a student has finished a book. False if the book was finished before. */
export const recordFinished = (user_id: string, book_id: string): Promise<boolean> =>
  finishedBooks.create({ user_id, book_id, finished_at: now().toISOString() });

/** When a user finished each book for the first time. Strongly consistent; 1 read unit for about 40 books. */
export const finishedBy = async (userId: string): Promise<ReadonlyMap<string, string>> => {
  const all = await finishedBooks.list(userPartition(userId), 'FINISHED#', { consistent: true });
  return new Map(all.map(({ book_id, finished_at }) => [book_id, finished_at]));
};
