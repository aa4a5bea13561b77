import type { ListedBook, Stage } from '../../contract/books/endpoints';
import { presentBook } from './present';
import { shelfOf } from './shelf-store';
import { library } from './store';

type Entry = Awaited<ReturnType<typeof shelfOf>>[number];

const latestFirst = (entries: readonly Entry[]) =>
  entries.toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));

/** A book on a list, with the time at which it was put there. */
export type OnShelf = ListedBook & Pick<Entry, 'changed_at'>;

const withBooks = async (entries: readonly Entry[]): Promise<OnShelf[]> => {
  const keys = entries.map(({ book_id }) => ({ id: book_id }));
  const books = new Map((await library.getMany(keys, { consistent: true })).map((book) => [book.id, book]));
  return entries.flatMap(({ book_id, rating, changed_at }) => {
    const book = books.get(book_id);
    return book === undefined ? [] : [{ ...presentBook(book), rating, changed_at }];
  });
};

/** The three lists of a user, the latest change first. */
export const listsOf = async (userId: string) => {
  const entries = latestFirst(await shelfOf(userId));
  const stages = new Map(entries.map(({ book_id, stage }) => [book_id, stage]));
  const books = await withBooks(entries);
  const onStage = (stage: Stage) => books.filter(({ id }) => stages.get(id) === stage);
  return { reading: onStage('reading'), want_to_read: onStage('want_to_read'), read: onStage('read') };
};

const starsOf = (entries: readonly Entry[]) =>
  new Map(latestFirst(entries).map(({ book_id, rating }) => [book_id, rating]));

/**
 * The books being read (at most `most`), the ids of the finished ones, and the ratings of the books on all lists; the latest
 * change first.
 */
export const shelfAtAGlance = async (userId: string, most: number) => {
  const entries = await shelfOf(userId);
  const reading = latestFirst(entries.filter(({ stage }) => stage === 'reading'));
  return {
    reading: await withBooks(reading.slice(0, most)),
    finished: latestFirst(entries.filter(({ stage }) => stage === 'read')).map(({ book_id }) => book_id),
    stars: starsOf(entries),
  };
};

/** The ids of the books on a user's lists with their ratings, null if unrated; the latest change first. */
export const starsOnLists = async (userId: string): Promise<Map<string, number | null>> =>
  starsOf(await shelfOf(userId));
