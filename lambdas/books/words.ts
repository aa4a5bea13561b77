/** Words that occur in almost every title. They are not indexed, because searches would overload their partitions. */
export const common = new Set(['the', 'and', 'of', 'in', 'to', 'an', 'at', 'on', 'for']);

const accents = /\p{Diacritic}/gu;

/** Lower-case words without accents and apostrophes, as they are stored and compared. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length > 0);

const irregular: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  elves: 'elf',
  thieves: 'thief',
  knives: 'knife',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  teeth: 'tooth',
};

/**
 * A word as it is indexed and searched: equal for singular and plural, and the beginning of both while the user is typing
 * (`stories` and `story` are `stori`).
 */
export const stem = (word: string): string => {
  const one = irregular[word] ?? word;
  if (one.length < 4) return one;
  return one
    .replace(/(?<=ch|sh|ss|x|z)es$/, '')
    .replace(/(?<![usi])s$/, '')
    .replace(/(?:ie|y)$/, 'i');
};

/**
 * Cuts a text to a number of characters. A key must stay below DynamoDB's 1024 bytes, and normalization may turn one letter
 * into several.
 */
const asKey = (text: string, length: number) => [...text].slice(0, length).join('');

const maxQueryLength = 200;

/** A word as a part of a key. */
export const asWordKey = (word: string): string => asKey(word, 30);

/** Words of a search that say that books are sought, not which. */
const empty = new Set(['a', 'about', 'book', 'books', 'i', 'like', 'read', 'reading', 'want', 'with']);

/** The words that a search is about, as they are indexed, without those of almost every title unless there are no others. */
export const soughtWords = (words: readonly string[]): string[] => {
  const telling = words.filter((word) => word.length >= 2 && !common.has(word) && !empty.has(word));
  const some = telling.length > 0 ? telling : words.filter((word) => word.length >= 2);
  return [...new Set(some.map(stem))];
};

/** The two most selective of the sought words, the longest ones, which are looked up; the others are compared. */
export const leadingWords = (sought: readonly string[]): string[] =>
  sought
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .map(asWordKey);

/** The words of a search as the key of its cache entry. */
export const queryKey = (words: readonly string[]): string => asKey(words.join(' '), maxQueryLength);
