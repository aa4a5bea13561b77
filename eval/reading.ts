import path from 'node:path';
import { type LibraryBook, readLibrary } from '../lambdas/library/own-books';

/** The chapter reached: half of the book lies behind the reader, and half before. */
export const endOf = ({ chapters }: LibraryBook): number => Math.ceil(chapters.length / 2);

/** Our own books with chapters, at most so many. */
export const chosenBooks = (most: number): LibraryBook[] =>
  readLibrary(path.resolve(__dirname, '../library'))
    .filter(({ chaptered }) => chaptered)
    .slice(0, most);

/** Does the work on each, so many at a time; the results in order. */
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
