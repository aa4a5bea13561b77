import type { Book } from '../../contract/books/endpoints';
import { log } from '../platform/log';
import { withStatus } from './autocomplete';
import { searchShelf } from './catalogue';
import { catalogueShelves, type FiledBook } from './catalogue-store';
import { wordsOf } from './words';

export type { FiledBook };

/** Real books for one word. Empty while the catalogue is down or may not be asked; this is not cached. */
export const shelfUnder = async (
  word: string,
  mayAsk: () => Promise<boolean> = async () => true,
): Promise<FiledBook[]> => {
  const cached = await catalogueShelves.get({ word });
  if (cached !== undefined) return cached.found;
  if (!(await mayAsk())) return [];
  try {
    const found = await searchShelf(word);
    await catalogueShelves.put({ word, found });
    return found;
  } catch (error) {
    log.error('catalogue unreachable', error);
    return [];
  }
};

/**
 * Real children's books that the catalogue has for these words: at most `each` wanted ones per word, without duplicates, in the
 * order first of each word, second of each word. At most one call to the catalogue per word, none for a word that was searched
 * within a week. The words leave the platform, so they must not contain personal data.
 */
export const booksUnder = async (
  words: readonly string[],
  each: number,
  isWanted: (book: FiledBook) => boolean,
): Promise<FiledBook[]> => {
  const shelves = await Promise.all(
    [...new Set(words.map((word) => wordsOf(word).join(' ')))]
      .filter(Boolean)
      .map((word) => shelfUnder(word)),
  );
  const wanted = shelves.map((shelf) => shelf.filter(isWanted).slice(0, each));
  const turns = Array.from({ length: each }, (_, turn) => wanted.flatMap((shelf) => shelf[turn] ?? []));
  return [...new Map(turns.flat().map((one) => [one.id, one])).values()];
};

/** Books of the catalogue as the contract shows them. A book that is in the library by now has its status. */
export const presentFiled = (found: readonly FiledBook[]): Promise<Book[]> => withStatus(found);
