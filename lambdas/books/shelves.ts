import type { Book } from '../../contract/books';
import { log } from '../platform/log';
import { withStatus } from './autocomplete';
import { searchShelf } from './catalogue';
import { catalogueShelves, type FiledBook } from './store';
import { wordsOf } from './words';

export type { FiledBook };

/** Real books under one word; none while the catalogue is down, and the failure is not kept. */
const shelfUnder = async (word: string): Promise<FiledBook[]> => {
  const cached = await catalogueShelves.get({ word });
  if (cached !== undefined) return cached.found;
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
 * Real children's books that the catalogue has under these words, of each at most so many that are wanted, without
 * duplicates: the first of each word, then the second of each. At most one call of the catalogue for each word, none for a
 * word that somebody has asked for within a week. Words are sent outside: without personal data.
 */
export const booksUnder = async (
  words: readonly string[],
  each: number,
  isWanted: (book: FiledBook) => boolean,
): Promise<FiledBook[]> => {
  const shelves = await Promise.all(
    [...new Set(words.map((word) => wordsOf(word).join(' ')))].filter(Boolean).map(shelfUnder),
  );
  const wanted = shelves.map((shelf) => shelf.filter(isWanted).slice(0, each));
  const turns = Array.from({ length: each }, (_, turn) => wanted.flatMap((shelf) => shelf[turn] ?? []));
  return [...new Map(turns.flat().map((one) => [one.id, one])).values()];
};

/** Books of the catalogue as the contract shows them; one that is in the library by now has its status. */
export const presentFiled = (found: readonly FiledBook[]): Promise<Book[]> => withStatus(found);
