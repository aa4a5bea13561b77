/** Capital letters within a sentence: names of persons, places and things. */
const withinSentence = /(?<=[\p{Ll},;:]["'”’]?\s["'“‘]?)\p{Lu}[\p{L}-]{2,}/gu;
const word = /\p{L}[\p{L}-]*/gu;

const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/**
 * The names in later chapters that the chapters before have not mentioned: whoever uses one tells what comes.
 * Made by the server from stored texts, so that no later text enters a prompt.
 */
export const laterNames = (before: string, later: string): ReadonlySet<string> => {
  const mentioned = new Set(wordsOf(before).map((one) => one.toLowerCase()));
  const ordinary = new Set(wordsOf(later).filter((one) => one === one.toLowerCase()));
  return new Set(
    (later.match(withinSentence) ?? []).filter((name) => {
      const small = name.toLowerCase();
      return !mentioned.has(small) && !ordinary.has(small) && !calendar.has(small);
    }),
  );
};

/** Whether a text has one of the names as a word. */
export const namesAny = (text: string, names: ReadonlySet<string>): boolean =>
  wordsOf(text).some((one) => names.has(one));
