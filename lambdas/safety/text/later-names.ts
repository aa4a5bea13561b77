import { isEverydayWord } from './capital-words';
import { legible, lettersIn, partsIn } from './names';

/** Words with capital letters within a sentence: names of persons, places and things. */
const withinSentence = /(?<=[\p{Ll},;:]["'”’]?\s["'“‘]?)\p{Lu}[\p{L}-]{2,}/gu;

const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english'.split(
    ' ',
  ),
);

/** Adds the singular and the plural: a child who has read about dragons may hear of a dragon. */
const withNumbers = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => [one, `${one}s`, one.replace(/s$/, '')]));

/** The parts of the words that are written without a capital letter. */
const plainPartsIn = (text: string): string[] =>
  (legible(text).match(/(?<!\p{L})\p{Ll}[\p{Ll}-]*(?!\p{L})/gu) ?? []).flatMap(partsIn);

/**
 * The names that later chapters introduce: using one would reveal what happens. A name is allowed in a reply if the earlier
 * chapters contain it, or if the later ones also write it without a capital letter. The server derives the names from stored
 * texts, so that no later text enters a prompt.
 */
export const laterNames = (before: string, later: string): ReadonlySet<string> => {
  const mentioned = withNumbers(partsIn(before));
  const ordinary = new Set(plainPartsIn(later));
  return new Set(
    (later.normalize('NFC').match(withinSentence) ?? []).filter((name) => {
      const parts = partsIn(name);
      return !parts.every((part) => mentioned.has(part) || ordinary.has(part) || calendar.has(part));
    }),
  );
};

/**
 * Whether the words of a name follow each other in the text. An everyday word counts only with its capital letter: "bridge" is
 * a word, "Bridge" a name.
 */
const isTold = (told: readonly string[], name: readonly string[]): boolean =>
  told.some((_, at) =>
    name.every((part, i) => {
      const one = told[at + i] ?? '';
      const small = one.toLowerCase();
      return (small === part || small === `${part}s`) && (one !== small || !isEverydayWord(part));
    }),
  );

/**
 * Whether a text contains one of the names in any spelling: as a possessive, in lower case, with accents or inner signs. A name
 * that is also an everyday word counts only with its capital letter.
 */
export const namesAny = (text: string, names: ReadonlySet<string>): boolean => {
  const told = lettersIn(text);
  return [...names].map(partsIn).some((name) => name.length > 0 && isTold(told, name));
};
