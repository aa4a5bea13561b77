import { isEverydayWord } from './capital-words';
import { legible, lettersIn, partsIn } from './names';

/** Capital letters within a sentence: names of persons, places and things. */
const withinSentence = /(?<=[\p{Ll},;:]["'”’]?\s["'“‘]?)\p{Lu}[\p{L}-]{2,}/gu;

const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english'.split(
    ' ',
  ),
);

/** The singular and the plural too: who has read of dragons may hear of a dragon. */
const withNumbers = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => [one, `${one}s`, one.replace(/s$/, '')]));

/** Words without a capital letter, in parts. */
const plainPartsIn = (text: string): string[] =>
  (legible(text).match(/(?<!\p{L})\p{Ll}[\p{Ll}-]*(?!\p{L})/gu) ?? []).flatMap(partsIn);

/**
 * The names in later chapters that the chapters before have not mentioned: whoever uses one tells what comes. No word of the
 * chapters before is one, and none that the later ones write without a capital letter: a reply may use those.
 * Made by the server from stored texts, so that no later text enters a prompt.
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

/** Words in a row, each with its own first letter: "bridge" is a word where "Bridge" is a name. */
const isTold = (told: readonly string[], name: readonly string[]): boolean =>
  told.some((_, at) =>
    name.every((part, i) => {
      const one = told[at + i] ?? '';
      const small = one.toLowerCase();
      return (small === part || small === `${part}s`) && (one !== small || !isEverydayWord(part));
    }),
  );

/**
 * Whether a text has one of the names, in whatever letters: as a possessive, in lower case, with accents or signs within. A
 * name that is also an everyday word counts with its capital letter only.
 */
export const namesAny = (text: string, names: ReadonlySet<string>): boolean => {
  const told = lettersIn(text);
  return [...names].map(partsIn).some((name) => name.length > 0 && isTold(told, name));
};
