import type { Book } from '../../contract/books';
import { log } from '../platform/log';
import { searchCatalogue } from './catalogue';
import { presentBook, presentFacts } from './present';
import { type BookFacts, catalogueAnswers, library, searchWords, wordPartition } from './store';
import { leadingWord, matches, queryKey, singular, wordsOf } from './words';

const suggestions = 8;

/** Rows that one search may look through: about 60 KB, for a beginning that hundreds of words share. */
const mostRows = 400;

/** One query on the narrowest word; the other words are compared here. */
const searchLibrary = async (words: readonly string[], leading: string): Promise<Book[]> => {
  const hits = await searchWords.list(wordPartition(leading), leading, { limit: mostRows });
  const ids = new Set(
    hits.filter((hit) => matches(words, `${hit.title} ${hit.author}`)).map((hit) => hit.book_id),
  );
  const found = await library.getMany([...ids].slice(0, suggestions).map((id) => ({ id })));
  return found.toSorted((a, b) => a.title.localeCompare(b.title)).map(presentBook);
};

/** From the cache where the same words were asked before. An outage costs suggestions, nothing else. */
const askCatalogue = async (words: readonly string[]): Promise<BookFacts[]> => {
  const query = queryKey(words);
  const cached = await catalogueAnswers.get({ query });
  if (cached !== undefined) return cached.found;
  try {
    const found = await searchCatalogue(words);
    await catalogueAnswers.put({ query, found });
    return found;
  } catch (error) {
    log.error('catalogue unreachable', error);
    return [];
  }
};

/** What the catalogue found may be in the library by now, with a status to show. */
const withStatus = async (found: readonly BookFacts[]): Promise<Book[]> => {
  const ids = [...new Set(found.map(({ id }) => id))];
  const held = new Map((await library.getMany(ids.map((id) => ({ id })))).map((book) => [book.id, book]));
  return found.map((facts) => {
    const book = held.get(facts.id);
    return book === undefined ? presentFacts(facts) : presentBook(book);
  });
};

export const autocomplete = async ({ query: { q } }: { query: { q: string } }): Promise<Book[]> => {
  const words = wordsOf(q);
  const sought = words.map(singular);
  const leading = leadingWord(sought);
  if (leading === undefined) return [];
  const [ours, theirs] = await Promise.all([
    searchLibrary(sought, leading),
    askCatalogue(words).then(withStatus),
  ]);
  const known = new Set(ours.map(({ id }) => id));
  return [...ours, ...theirs.filter(({ id }) => !known.has(id))].slice(0, suggestions);
};
