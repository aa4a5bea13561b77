import type { OpenBook } from '../../contract/dashboard/endpoints';
import { places } from './store';

type Place = NonNullable<OpenBook['place']>;

/** A reader's place in a book, with its time; undefined for a book that was not opened. 0.5 read units. */
export const placeIn = (user_id: string, book_id: string) => places.get({ user_id, book_id });

type Found = NonNullable<Awaited<ReturnType<typeof placeIn>>>;
type Known = Pick<OpenBook, 'total_chapters' | 'asked'>;

/**
 * The chapter to read on with. If the reader looks back into a chapter that was finished, here or for a quiz, it is the chapter
 * after the last finished one.
 */
export const placeToReadOn = ({ chapter, furthest }: Found, { total_chapters, asked }: Known): Place => {
  const reached = Math.max(furthest, asked);
  // The number of parts of an undivided text is known only when one of them is opened.
  const reads =
    chapter > reached || total_chapters === null ? chapter : Math.min(reached + 1, total_chapters);
  return { chapter: reads, finished: furthest };
};
