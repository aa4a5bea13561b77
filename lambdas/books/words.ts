/** Words that occur in almost every title. They are not indexed, because searches would overload their partitions. */
const common = new Set(['the', 'and', 'of', 'in', 'to', 'an', 'at', 'on', 'for']);

const accents = /\p{Diacritic}/gu;

/** Lower-case words without accents and apostrophes, as they are stored and compared. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);

/** Removes a plural s, because words match by prefix: "robot" finds "robots", but "robots" does not find "robot". */
export const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/**
 * Cuts a text to a number of characters. A key must stay below DynamoDB's 1024 bytes, and normalization may turn one letter
 * into several.
 */
const asKey = (text: string, length: number) => [...text].slice(0, length).join('');

const maxWordLength = 30;
const maxQueryLength = 200;

/** The words by which a search finds a book, without duplicates. */
export const indexWords = (...texts: string[]): string[] => [
  ...new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => word.length >= 2 && !common.has(word))
      .map((word) => asKey(word, maxWordLength)),
  ),
];

/** The most selective word of a search: the longest one that is not common. Undefined if all are common. */
export const leadingWord = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => word.length >= 2)
    .toSorted((a, b) => Number(common.has(a)) - Number(common.has(b)) || b.length - a.length)
    .map((word) => asKey(word, maxWordLength))[0];

/** The words of a search as the key of its cache entry. */
export const queryKey = (words: readonly string[]): string => asKey(words.join(' '), maxQueryLength);

/** Whether each word of the search is a prefix of a word of the text. */
export const matches = (sought: readonly string[], text: string): boolean => {
  const words = wordsOf(text);
  return sought.every((part) => words.some((word) => word.startsWith(part)));
};
