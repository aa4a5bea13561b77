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
 * Real children's books that the catalogue has under these words, some of each, without duplicates. Words are sent outside:
 * without personal data.
 */
export const booksUnder = async (words: readonly string[], each: number): Promise<FiledBook[]> => {
  const shelves = await Promise.all(
    [...new Set(words.map((word) => wordsOf(word).join(' ')))].filter(Boolean).map(shelfUnder),
  );
  return [...new Map(shelves.flatMap((shelf) => shelf.slice(0, each)).map((one) => [one.id, one])).values()];
};

/** Books of the catalogue as the contract shows them; one that is in the library by now has its status. */
export const presentFiled = (found: readonly FiledBook[]): Promise<Book[]> => withStatus(found);
