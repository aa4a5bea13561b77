import type { OpenBook } from '../../contract/dashboard';
import { places } from './store';

type Place = NonNullable<OpenBook['place']>;

/** Where a reader is in a book, and since when; undefined for a book that was not opened. 0.5 read units. */
export const placeIn = (user_id: string, book_id: string) => places.get({ user_id, book_id });

type Found = NonNullable<Awaited<ReturnType<typeof placeIn>>>;
type Known = Pick<OpenBook, 'total_chapters' | 'asked'>;

/**
 * The chapter to read on with: after a look back into a chapter that was read to its end, here or for a quiz, the one after
 * the last of those.
 */
export const placeToReadOn = ({ chapter, furthest }: Found, { total_chapters, asked }: Known): Place => {
  const reached = Math.max(furthest, asked);
  // How many parts there are of a text without chapters is known only when one of them is opened.
  const reads =
    chapter > reached || total_chapters === null ? chapter : Math.min(reached + 1, total_chapters);
  return { chapter: reads, finished: furthest };
};
