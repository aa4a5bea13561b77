/** Words that say nothing about what a text is about. */
const light = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does for from get go got had has
  have he her hers him his how i if in into is it its just like me more my no not now of off oh on one or our out over she so some
  than that the their them then there they this to too up us very was we well went were what when where which who why will with
  would yes you your`.split(/\s+/),
);

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|edly|ed|ies|es|s|ly)$/, '') : word.replace(/s$/, '');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text that carry its meaning, reduced to their stems. */
export const contentWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !light.has(word))
    .map(stem);

/** The share of the words of both texts that they have in common: 1 for the same words. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [new Set(contentWords(one)), new Set(contentWords(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
};

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The same words in the same order, however they are written. */
export const isSame = (one: string, other: string): boolean =>
  wordsOf(one).join(' ') === wordsOf(other).join(' ');
