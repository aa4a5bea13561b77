import { now } from '../platform/clock';
import { userPartition } from '../platform/table/partition';
import type { Write } from '../platform/table/transact';
import { finishedBooks } from './finished-store';

/** The write that stores that a student has finished a book. Its condition fails if the book was finished before. */
export const recordingFinished = (user_id: string, book_id: string, gems: number): Write =>
  finishedBooks.creating({ user_id, book_id, finished_at: now().toISOString(), gems });

/** A book that a student has finished; undefined before that. Strongly consistent, 1 read unit. */
export const findFinished = (user_id: string, book_id: string) =>
  finishedBooks.get({ user_id, book_id }, { consistent: true });

/** When a user finished each book for the first time. Strongly consistent; 1 read unit for about 40 books. */
export const finishedBy = async (userId: string): Promise<ReadonlyMap<string, string>> => {
  const all = await finishedBooks.list(userPartition(userId), 'FINISHED#', { consistent: true });
  return new Map(all.map(({ book_id, finished_at }) => [book_id, finished_at]));
};
