import type { ListedBook, Stage } from '../../contract/books';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import type { Person } from '../users/identify';
import { getBook, takeIntoLibrary } from './library';
import { presentBook } from './present';
import { type BookItem, library, shelf, shelfOf } from './store';

/** The three lists, the latest change first. */
export const readingLists = async ({ actor }: { actor: Person }) => {
  const entries = (await shelfOf(actor.id)).toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  const books = new Map(
    (
      await library.getMany(
        entries.map(({ book_id }) => ({ id: book_id })),
        { consistent: true },
      )
    ).map((b) => [b.id, b]),
  );
  const onStage = (stage: Stage): ListedBook[] =>
    entries
      .filter((entry) => entry.stage === stage)
      .flatMap((entry) => {
        const book = books.get(entry.book_id);
        return book === undefined ? [] : [{ ...presentBook(book), rating: entry.rating }];
      });
  return { reading: onStage('reading'), want_to_read: onStage('want_to_read'), read: onStage('read') };
};

interface Placement {
  readonly stage: Stage;
  readonly rating?: number | null | undefined;
}

/** A rating once given stays with the book, whichever list it moves to. */
const changes = ({ stage, rating }: Placement) => ({
  stage,
  changed_at: now().toISOString(),
  ...(typeof rating === 'number' && { rating }),
});

/** The book with the rating it has now, given this time or before. */
const listed = async (book: BookItem, key: { user_id: string; book_id: string }): Promise<ListedBook> => {
  const entry = await shelf.get(key, { consistent: true });
  return { ...presentBook(book), rating: entry?.rating ?? null };
};

export const addToList = async ({
  actor,
  body: { book_id, ...placement },
}: {
  actor: Person;
  body: Placement & { book_id: string };
}): Promise<ListedBook> => {
  const book = await takeIntoLibrary(book_id);
  const key = { user_id: actor.id, book_id };
  const created = await shelf.create({ ...key, ...changes(placement), rating: placement.rating ?? null });
  if (!created) await shelf.update(key, { set: changes(placement) });
  return listed(book, key);
};

export const moveOnLists = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Person;
  params: { id: string };
  body: Placement;
}): Promise<ListedBook> => {
  const key = { user_id: actor.id, book_id: id };
  const moved = await shelf.update(key, { set: changes(body) }, present('pk'));
  if (!moved) throw new ApiError('book_not_on_list');
  return listed(await getBook(id), key);
};
