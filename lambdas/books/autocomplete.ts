import type { Book, books, FoundBook } from '../../contract/books/endpoints';
import { isbnIn } from '../../contract/rules/isbn';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { searchCatalogue } from './catalogue';
import { mayAskCatalogue } from './catalogue-limit';
import { catalogueAnswers } from './catalogue-store';
import { presentBook, presentFacts } from './present';
import { withPresentStatus } from './search/card';
import { correctWord } from './search/correct';
import { type Hit, lookUp } from './search/look-up';
import { whyFound, whyInCatalogue } from './search/why';
import { type BookFacts, library } from './store';
import { leadingWords, queryKey, soughtWords, wordsOf } from './words';

const suggestions = 8;

const found = (hits: readonly Hit[], meant: string | null = null): FoundBook[] =>
  hits.slice(0, suggestions).map((hit) => ({ ...hit.book, why: whyFound(hit), meant }));

/** The fallback for a search without results, because children misspell words. */
const searchCorrected = async (sought: readonly string[]): Promise<FoundBook[]> => {
  const leads = leadingWords(sought);
  const corrections = await Promise.all(
    leads.map(async (word) => [word, await correctWord(word, { near: leads.length === 1 })] as const),
  );
  const known = new Map(corrections);
  const words = sought.map((word) => known.get(word) ?? { word, said: word });
  if (corrections.every(([, meant]) => meant === undefined)) return [];
  return found(
    await lookUp(
      words.map(({ word }) => word),
      { rows: 16 },
    ),
    words.map(({ said }) => said).join(' '),
  );
};

/** Whether the user's limit allows another request to the catalogue. */
type MayAsk = () => Promise<boolean>;

/**
 * The catalogue's answer, from the cache if the same words were searched before, also without results. Undefined while the
 * catalogue is down or when the user has reached the limit.
 */
const askCatalogue = async (words: readonly string[], mayAsk: MayAsk): Promise<BookFacts[] | undefined> => {
  const query = queryKey(words);
  const cached = await catalogueAnswers.get({ query });
  if (cached !== undefined) return cached.found;
  if (!(await mayAsk())) return undefined;
  try {
    const found = await searchCatalogue(words);
    await catalogueAnswers.put({ query, found });
    return found;
  } catch (error) {
    log.error('catalogue unreachable', error);
    return undefined;
  }
};

/** Adds the library's status to books of the catalogue that are in the library by now. */
export const withStatus = async (found: readonly BookFacts[]): Promise<Book[]> => {
  const ids = [...new Set(found.map(({ id }) => id))];
  const held = new Map((await library.getMany(ids.map((id) => ({ id })))).map((book) => [book.id, book]));
  return found.map((facts) => {
    const book = held.get(facts.id);
    return book === undefined ? presentFacts(facts) : presentBook(book);
  });
};

interface Search {
  readonly found: FoundBook[];
  /** False if the catalogue could not be asked, so that there may be more books. */
  readonly complete: boolean;
}

/** Searches the catalogue, which knows the ISBNs of all editions. The library's own facts have none. */
const findByIsbn = async (isbn: string, mayAsk: MayAsk): Promise<Search> => {
  const facts = await askCatalogue([`isbn:${isbn}`], mayAsk);
  const books = facts === undefined ? [] : await withStatus(facts);
  return {
    found: books.map((book) => ({ ...book, why: 'By its number', meant: null })),
    complete: facts !== undefined,
  };
};

/** Books of the catalogue that the library's search did not find, at most so many. */
const others = async (
  facts: readonly BookFacts[],
  ours: readonly Book[],
  sought: readonly string[],
): Promise<FoundBook[]> => {
  const known = new Set(ours.map(({ id }) => id));
  const free = facts.filter(({ id }) => !known.has(id)).slice(0, suggestions - ours.length);
  return (await withStatus(free)).map((book) => ({
    ...book,
    why: whyInCatalogue(sought, book),
    meant: null,
  }));
};

/**
 * The books of the library and, if these are too few, of the catalogue for a search. Without a limit the catalogue may be asked.
 */
export const findBooks = async (q: string, mayAsk: MayAsk = async () => true): Promise<Search> => {
  const isbn = isbnIn(q);
  if (isbn !== undefined) return findByIsbn(isbn, mayAsk);
  const words = wordsOf(q);
  const sought = soughtWords(words);
  if (sought.length === 0) return { found: [], complete: true };
  const ours = await withPresentStatus(found(await lookUp(sought)));
  if (ours.length === suggestions) return { found: ours, complete: true };
  const facts = await askCatalogue(words, mayAsk);
  const all = [...ours, ...(await others(facts ?? [], ours, sought))];
  return {
    found: all.length === 0 ? await withPresentStatus(await searchCorrected(sought)) : all,
    complete: facts !== undefined,
  };
};

/**
 * Suggests books for a search. Throws when nothing was found and the catalogue could not be asked, because an empty list would
 * say that the book does not exist.
 */
export const autocomplete = async ({
  actor,
  query: { q },
}: Admitted<typeof books.autocomplete>): Promise<FoundBook[]> => {
  let isTooMany = false;
  const { found: all, complete } = await findBooks(q, async () => {
    isTooMany = !(await mayAskCatalogue(actor.id));
    return !isTooMany;
  });
  if (all.length === 0 && !complete)
    throw new ApiError(isTooMany ? 'too_many_requests' : 'search_unavailable');
  return all;
};
