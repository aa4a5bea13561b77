/** Most texts have no other characters. Their words are found in half the time. */
const plain = /^[\p{ASCII}‘’“”–—…]*$/u;

/** The words of a text, in lower case and without punctuation, between single spaces. */
export const essence = (text: string): string => {
  const isPlain = plain.test(text);
  return (isPlain ? text : text.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(isPlain ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ')
    .trim();
};

export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text contains the words of a phrase in a row. False for a phrase without words. */
export const mentions = (text: string, phrase: string): boolean => {
  const words = essence(phrase);
  return words !== '' && ` ${essence(text)} `.includes(` ${words} `);
};

/** Words that occur in any English text. */
const functionWords = new Set(
  'a about after again all also am an and any are as at be because been before but by can could did do does done down each even every for from get go got had has have he her here him his how i if in into is it its just like made make many may more most much must my never no not now of off oh on once one only or other our out over said she should so some such than that the their them then there these they thing things this those through to too up upon us very was we well went were what when where which while who whom whose why will with would yes you your'.split(
    ' ',
  ),
);

export const wordsIn = (text: string): string[] => {
  const words = essence(text);
  return words === '' ? [] : words.split(' ');
};

/** The words that carry meaning: no function words and no single letters. */
export const contentWords = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length > 1 && !functionWords.has(word));

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|edly|ed|ies|es|s|ly)$/, '') : word.replace(/s$/, '');

/** The content words reduced to stems: "baked" and "bakes" are one. */
export const contentStems = (text: string): string[] => contentWords(text).map(stem);

/** The number of stems in both texts divided by the number in either: 1 for the same words. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
};

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Frequent Spanish, French and German words that are not English. */
const foreignWords = new Set(
  'el la los las lo del al de que qué quién quien cuál cual cómo como cuándo cuando dónde donde y en un una por para su sus se le les es era fue porque más pero sobre entre está hay mi tu esto este esta qui quel quelle quand où le et une des du dans avec est était sont pas der das dem und ein eine ist wer wie wo warum welche welcher welches von zu auf nicht sich '.split(
    ' ',
  ),
);

/**
 * Whether at least `atLeast` words are foreign function words, and more of them than English ones. Words of one or two letters
 * do not count as English, because other languages share them.
 */
export const isForeign = (text: string, atLeast: number): boolean => {
  const words = wordsIn(text);
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => word.length > 2 && functionWords.has(word)).length;
  return foreign >= atLeast && foreign > english;
};

/** The share of English function words: about half in an English sentence, almost none in another language. */
export const shareOfEnglish = (text: string): number => {
  const words = wordsIn(text);
  return words.filter((word) => functionWords.has(word)).length / Math.max(1, words.length);
};
