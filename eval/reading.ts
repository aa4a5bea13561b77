import path from 'node:path';
import { type LibraryBook, readLibrary } from '../lambdas/stock/own-books';

/** The chapter that the reader has reached: half of the book is read, half is still to come. */
export const endOf = ({ chapters }: LibraryBook): number => Math.ceil(chapters.length / 2);

/** Our own books with chapters, at most `most`. */
export const chosenBooks = (most: number): LibraryBook[] =>
  readLibrary(path.resolve(__dirname, '../library'))
    .filter(({ chaptered }) => chaptered)
    .slice(0, most);

/** Processes all items, with a limited number at a time. The results keep the order of the items. */
export const inParallel = async <T, R>(
  items: readonly T[],
  together: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: together }, worker));
  return results;
};
