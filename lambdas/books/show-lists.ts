import type { books } from '../../contract/books/endpoints';
import type { Admitted } from '../accounts/admitted';
import { finishedBy } from './finished';
import { listsOf } from './reading-lists';

/** The three lists. A book on Currently Reading is marked as finished until it is put there again. */
export const showLists = async ({ actor }: Admitted<typeof books.lists>) => {
  const [lists, finishedAt] = await Promise.all([listsOf(actor.id), finishedBy(actor.id)]);
  const isFinished = ({ id, changed_at }: (typeof lists.reading)[number]) =>
    (finishedAt.get(id) ?? '') >= changed_at;
  return { ...lists, finished: lists.reading.filter(isFinished).map(({ id }) => id) };
};
