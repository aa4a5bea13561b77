/** The words of a text, in lower case and without punctuation, between single spaces. */
export const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text contains the words of a phrase in a row. False for a phrase without words. */
export const mentions = (text: string, phrase: string): boolean =>
  essence(phrase) !== '' && ` ${essence(text)} `.includes(` ${essence(phrase)} `);

/** Words that occur in any English text. */
const functionWords = new Set(
  'a about after again all also am an and any are as at be because been before but by can could did do does done down each even every for from get go got had has have he her here him his how i if in into is it its just like made make many may more most much must my never no not now of off oh on once one only or other our out over said she should so some such than that the their them then there these they thing things this those through to too up upon us very was we well went were what when where which while who whom whose why will with would yes you your'.split(
    ' ',
  ),
);

export const wordsIn = (text: string): string[] => essence(text).split(' ').filter(Boolean);

/** The words that carry the meaning: neither function words nor of one letter. */
export const contentWords = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length > 1 && !functionWords.has(word));

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|edly|ed|ies|es|s|ly)$/, '') : word.replace(/s$/, '');

/** The same, reduced to their stems: "baked" and "bakes" are one. */
export const contentStems = (text: string): string[] => contentWords(text).map(stem);

/** The share of the stems of both texts that they have in common: 1 for the same words. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
};

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words that occur in any Spanish, French or German text, and are no English word. */
const foreignWords = new Set(
  'el la los las lo del al de que qué quién quien cuál cual cómo como cuándo cuando dónde donde y en un una por para su sus se le les es era fue porque más pero sobre entre está hay mi tu esto este esta qui quel quelle quand où le et une des du dans avec est était sont pas der das dem und ein eine ist wer wie wo warum welche welcher welches von zu auf nicht sich '.split(
    ' ',
  ),
);

/** Whether more words, `atLeast` of them, are function words of another language than of English. Short ones, such as "a" and "no", are written alike. */
export const isForeign = (text: string, atLeast: number): boolean => {
  const words = wordsIn(text);
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => word.length > 2 && functionWords.has(word)).length;
  return foreign >= atLeast && foreign > english;
};

/** The share of function words of English: about half of any English sentence, almost none of another language. */
export const shareOfEnglish = (text: string): number => {
  const words = wordsIn(text);
  return words.filter((word) => functionWords.has(word)).length / Math.max(1, words.length);
};
