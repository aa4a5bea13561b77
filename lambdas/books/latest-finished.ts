import { userPartition } from '../platform/table/partition';
import { finishedBooks } from './finished-store';
import { shelf } from './shelf-store';
import { library } from './store';

/**
 * The book that a child has finished last since a moment, if it is still on a list of the child, as friends see them. Eventually
 * consistent: 0.5 read units, 1 more if there is one.
 */
export const latestFinished = async (user_id: string, since: string) => {
  const all = await finishedBooks.list(userPartition(user_id), 'FINISHED#');
  const [last] = all
    .filter(({ finished_at }) => finished_at > since)
    .toSorted((a, b) => b.finished_at.localeCompare(a.finished_at));
  if (last === undefined) return undefined;
  const [entry, book] = await Promise.all([
    shelf.get({ user_id, book_id: last.book_id }),
    library.get({ id: last.book_id }),
  ]);
  return entry === undefined || book === undefined ? undefined : { id: book.id, title: book.title };
};
