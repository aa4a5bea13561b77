import type { Book } from '../../contract/books/endpoints';
import { isbnIn } from '../../contract/rules/isbn';
import { ApiError } from '../platform/api-error';
import { findBooks } from './autocomplete';
import { wordsOf } from './words';

/** The title without the series in brackets, the subtitle and the second title, which catalogues write differently. */
const mainTitle = (title: string) => wordsOf(title.replace(/\s*(?:[(:]|[,;]\s*or\b).*$/is, '')).join(' ');

interface Wanted {
  readonly title: string;
  readonly author: string;
  readonly isbn: string | null;
}

/**
 * The book that an imported list names: found by its ISBN, otherwise by the same title and an author of that surname. Throws
 * `search_unavailable` if it was not found while the catalogue is down.
 */
export const findNamed = async ({ title, author, isbn: given }: Wanted): Promise<Book | undefined> => {
  const isbn = isbnIn(given ?? '');
  const surname = wordsOf(author.split(',')[0] ?? '').at(-1) ?? '';
  const main = mainTitle(title);
  const searches = [isbn, `${main} ${surname}`].filter((q) => q !== undefined);
  let missed = false;
  for (const q of searches) {
    const { found, complete } = await findBooks(q);
    const hit = found.find(
      (book) => q === isbn || (mainTitle(book.title) === main && wordsOf(book.author).includes(surname)),
    );
    if (hit !== undefined) return hit;
    missed ||= !complete;
  }
  if (missed) throw new ApiError('search_unavailable');
  return undefined;
};
