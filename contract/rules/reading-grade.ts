/** Vowels that are spoken as one. A final e is silent, except after a consonant and l ("table"). */
const vowelGroups = /[aeiouy]+/g;
const silentEnding = /(?:[^laeiouy]|[aeiouy]l)e$|[^aeiouytd]ed$|(?:[^aeiouylscgzxh]|[aeiouy]l)es$/;

/** Estimated from the spelling, as readability formulas do; at least one. */
export const syllablesIn = (word: string): number => {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const groups = letters.match(vowelGroups)?.length ?? 0;
  return Math.max(1, groups - (silentEnding.test(letters) ? 1 : 0));
};

/** The last mark of each sentence: of "?!…" only one has a space after it. */
const sentenceEnds = /[.!?…]["'”’)]*(?=\s|$)/g;

const titles = /\b(Mr|Mrs|Ms|Dr|St|Prof)\./g;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The US school grade for which an English text is readable, by the formula of Flesch and Kincaid:
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid, Fishburne, Rogers and Chissom, 1975:
 * https://stars.library.ucf.edu/istlibrary/56/). Not below 0; 0 for a text without words.
 */
export const readingGrade = (text: string): number => {
  const plain = text.replace(titles, '$1');
  const words = plain.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = Math.max(1, countOf(plain.trim(), sentenceEnds));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return Math.max(0, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59);
};
