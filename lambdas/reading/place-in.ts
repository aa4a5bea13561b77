import type { OpenBook } from '../../contract/dashboard';
import { places } from './store';

type Place = NonNullable<OpenBook['place']>;

/** Where a reader is in a book, and since when; undefined for a book that was not opened. 0.5 read units. */
export const placeIn = async (
  user_id: string,
  { id, total_chapters }: Pick<OpenBook, 'id' | 'total_chapters'>,
): Promise<{ place: Place; read_at: string } | undefined> => {
  const found = await places.get({ user_id, book_id: id });
  if (found === undefined) return undefined;
  const { chapter, furthest, read_at } = found;
  // How many parts there are of a text without chapters is known only when one of them is opened.
  const reads =
    chapter > furthest || total_chapters === null ? chapter : Math.min(furthest + 1, total_chapters);
  return { place: { chapter: reads, finished: furthest }, read_at };
};
