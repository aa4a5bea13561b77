import { contentWords } from './words';

/** Accents, zero-width characters, and signs that only set off or join letters. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0*_~`^|]+/gu;

/** Letters as they are read: without accents, invisible characters and markup, of one width. */
export const legible = (text: string): string => text.normalize('NFKD').replace(unseen, '');

/** A name can have a hyphen; an apostrophe ends it, so that "Tam" and "Tam’s" are one. */
const word = /\p{L}[\p{L}-]*/gu;

/** The words of a text with their capital letters. */
export const namedWordsIn = (text: string): string[] => legible(text).match(word) ?? [];

/** The parts of names and of other words: "half-open" has two. */
export const lettersIn = (text: string): string[] => legible(text).match(/\p{L}+/gu) ?? [];

/** The same in lower case. */
export const partsIn = (text: string): string[] => lettersIn(text).map((one) => one.toLowerCase());

/** Words with a capital letter that the text never writes without, and that are no function words. */
export const properNamesIn = (text: string): ReadonlySet<string> => {
  const all = namedWordsIn(text);
  const plain = new Set(all.filter((one) => one === one.toLowerCase()));
  return new Set(
    all.filter(
      (one) => /^\p{Lu}/u.test(one) && !plain.has(one.toLowerCase()) && contentWords(one).length > 0,
    ),
  );
};
