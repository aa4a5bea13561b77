import type { books, ListedBook } from '../../contract/books/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { getBook } from './library';
import { presentBook } from './present';
import { shelf } from './shelf-store';
import type { BookItem } from './store';
import { takeIntoLibrary } from './take-in';

type Placement = Admitted<typeof books.move>['body'];

/** A book keeps its rating when it moves to another list. Null removes the rating. */
const changes = ({ stage, rating }: Placement) => ({
  stage,
  changed_at: now().toISOString(),
  ...(rating !== undefined && { rating }),
});

/** The book with its rating, from this request or an earlier one. */
const listed = async (book: BookItem, key: { user_id: string; book_id: string }): Promise<ListedBook> => {
  const entry = await shelf.get(key, { consistent: true });
  return { ...presentBook(book), rating: entry?.rating ?? null };
};

export const addToList = async ({
  actor,
  body: { book_id, ...placement },
}: Admitted<typeof books.add>): Promise<ListedBook> => {
  const book = await takeIntoLibrary(book_id);
  const key = { user_id: actor.id, book_id };
  const created = await shelf.create({ ...key, ...changes(placement), rating: placement.rating ?? null });
  if (!created)
    await shelf.update(key, { set: changes({ ...placement, rating: placement.rating ?? undefined }) });
  return listed(book, key);
};

/** Returns the write that puts a book of the library on a list, for a transaction. */
export const puttingOnList = (user_id: string, book_id: string, { stage, rating = null }: Placement): Write =>
  shelf.putting({ user_id, book_id, stage, rating, changed_at: now().toISOString() });

export const moveOnLists = async ({
  actor,
  params: { id },
  body,
}: Admitted<typeof books.move>): Promise<ListedBook> => {
  const key = { user_id: actor.id, book_id: id };
  const moved = await shelf.update(key, { set: changes(body) }, present('pk'));
  if (!moved) throw new ApiError('book_not_on_list');
  return listed(await getBook(id), key);
};
