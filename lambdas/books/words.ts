/** Words that occur in almost every title: a search by them would only heat their partition. */
const common = new Set(['the', 'and', 'of', 'in', 'to', 'an', 'at', 'on', 'for']);

const accents = /\p{Diacritic}/gu;

/** Lower-case words without accents or apostrophes, as they are stored and compared. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);

/** Words match by prefix: "robot" finds "robots", and "robots" does not find "robot". */
export const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** One letter may expand into several when normalized; a key must stay below DynamoDB's 1024 bytes. */
const asKey = (text: string, length: number) => [...text].slice(0, length).join('');

const maxWordLength = 30;
const maxQueryLength = 200;

/** The words by which a book is found, without duplicates. */
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

/** True when each word of the search is a prefix of some word of the text. */
export const matches = (sought: readonly string[], text: string): boolean => {
  const words = wordsOf(text);
  return sought.every((part) => words.some((word) => word.startsWith(part)));
};
