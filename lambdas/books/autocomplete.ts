import type { Book, books } from '../../contract/books/endpoints';
import { isbnIn } from '../../contract/rules/isbn';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { searchCatalogue } from './catalogue';
import { mayAskCatalogue } from './catalogue-limit';
import { catalogueAnswers } from './catalogue-store';
import { presentBook, presentFacts } from './present';
import { meantWord } from './spelling';
import { type BookFacts, library, searchWords, wordPartition } from './store';
import { leadingWord, matches, queryKey, singular, wordsOf } from './words';

const suggestions = 8;

/** The maximum number of rows that one search reads: about 60 KB, for a prefix that hundreds of words share. */
const mostRows = 400;

type Hit = Awaited<ReturnType<typeof searchWords.list>>[number];

const booksOf = async (hits: readonly Hit[]): Promise<Book[]> => {
  const ids = [...new Set(hits.map((hit) => hit.book_id))].slice(0, suggestions);
  const found = await library.getMany(ids.map((id) => ({ id })));
  return found.toSorted((a, b) => a.title.localeCompare(b.title)).map(presentBook);
};

/** Sends one query, for the most selective word. The other words are compared here. */
const searchLibrary = async (words: readonly string[], leading: string): Promise<Book[]> => {
  const hits = await searchWords.list(wordPartition(leading), leading, { limit: mostRows });
  return booksOf(hits.filter((hit) => matches(words, `${hit.title} ${hit.author}`)));
};

/** The fallback for a search without results, because children misspell words. The first two letters must be right. */
const searchMisspelled = async (leading: string): Promise<Book[]> => {
  const near = await searchWords.list(wordPartition(leading), leading.slice(0, 2), { limit: mostRows });
  const meant = meantWord(leading, [...new Set(near.map(({ word }) => word))]);
  return meant === undefined ? [] : booksOf(near.filter(({ word }) => word === meant));
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
  readonly found: Book[];
  /** False if the catalogue could not be asked, so that there may be more books. */
  readonly complete: boolean;
}

/** Searches the catalogue, which knows the ISBNs of all editions. The library's own facts have none. */
const findByIsbn = async (isbn: string, mayAsk: MayAsk): Promise<Search> => {
  const facts = await askCatalogue([`isbn:${isbn}`], mayAsk);
  return { found: facts === undefined ? [] : await withStatus(facts), complete: facts !== undefined };
};

/** The books of the library and the catalogue for a search. Without a limit the catalogue may be asked. */
export const findBooks = async (q: string, mayAsk: MayAsk = async () => true): Promise<Search> => {
  const isbn = isbnIn(q);
  if (isbn !== undefined) return findByIsbn(isbn, mayAsk);
  const words = wordsOf(q);
  const sought = words.map(singular);
  const leading = leadingWord(sought);
  if (leading === undefined) return { found: [], complete: true };
  const [ours, theirs] = await Promise.all([
    searchLibrary(sought, leading),
    askCatalogue(words, mayAsk).then((facts) => facts && withStatus(facts)),
  ]);
  const known = new Set(ours.map(({ id }) => id));
  const all = [...ours, ...(theirs ?? []).filter(({ id }) => !known.has(id))].slice(0, suggestions);
  return {
    found: all.length === 0 ? await searchMisspelled(leading) : all,
    complete: theirs !== undefined,
  };
};

/**
 * Suggests books for a search. Throws when nothing was found and the catalogue could not be asked, because an empty list would
 * say that the book does not exist.
 */
export const autocomplete = async ({
  actor,
  query: { q },
}: Admitted<typeof books.autocomplete>): Promise<Book[]> => {
  let isTooMany = false;
  const { found, complete } = await findBooks(q, async () => {
    isTooMany = !(await mayAskCatalogue(actor.id));
    return !isTooMany;
  });
  if (found.length === 0 && !complete)
    throw new ApiError(isTooMany ? 'too_many_requests' : 'search_unavailable');
  return found;
};
