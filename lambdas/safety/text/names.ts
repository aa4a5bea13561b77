import { contentWords } from './words';

/** Accents, invisible characters, and signs that only mark up letters. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0*_~`^|]+/gu;

/** The visible letters: without accents, invisible characters and markup, in one width. */
export const legible = (text: string): string => text.normalize('NFKD').replace(unseen, '');

/** A word may have hyphens. An apostrophe ends it, so that "Tam" and "Tam’s" are the same name. */
const word = /\p{L}[\p{L}-]*/gu;

/** The words of a text with their capital letters. */
export const namedWordsIn = (text: string): string[] => legible(text).match(word) ?? [];

/** The runs of letters in a text: "half-open" has two. */
export const lettersIn = (text: string): string[] => legible(text).match(/\p{L}+/gu) ?? [];

/** The runs of letters in lower case. */
export const partsIn = (text: string): string[] => lettersIn(text).map((one) => one.toLowerCase());

/** Words that always have a capital letter in the text and are no function words. */
export const properNamesIn = (text: string): ReadonlySet<string> => {
  const all = namedWordsIn(text);
  const plain = new Set(all.filter((one) => one === one.toLowerCase()));
  return new Set(
    all.filter(
      (one) => /^\p{Lu}/u.test(one) && !plain.has(one.toLowerCase()) && contentWords(one).length > 0,
    ),
  );
};
