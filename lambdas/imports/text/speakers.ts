const verbs =
  'said|says|asked|asks|answered|replied|cried|called|shouted|whispered|exclaimed|muttered|murmured|remarked|added|began|continued|repeated|explained|laughed|yelled|screamed|sighed|thought';
/**
 * At most three words may precede a name: without the limit, the search in a text of such words would take quadratic time.
 */
const name = String.raw`(?:(?:[Tt]he|a|an|old|little|poor|young) ){0,3}((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})`;

/** “said the March Hare”, and “Maya whispered”. */
const patterns = [
  new RegExp(String.raw`\b(?:${verbs}) ${name}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}’'-])${name} (?:${verbs})\b`, 'gu'),
];

/** Capitalized words that are not names, such as pronouns and words that begin a sentence. */
const nobody = new Set(
  'i he she it they we you who that this what which someone somebody everyone everybody nobody one none both all another others and but so then when while as if or nor for yet now there here mr mrs ms miss sir'.split(
    ' ',
  ),
);

/** A character with fewer lines is a passer-by. */
const fewestLines = 3;
const most = 8;
/** Each name is compared with all others; no story has so many speakers. */
const mostCompared = 500;

const spokenBy = (text: string): string[] =>
  patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, found = '']) => found.replace(/[’']s$/, '').split(' '))
    .map((words) => words.slice(words.findIndex((word) => !nobody.has(word.toLowerCase()))).join(' '))
    .filter((one) => !nobody.has(one.toLowerCase()));

const isPartOf = (one: string, other: string) =>
  one !== other && one.split(' ').every((word) => other.split(' ').includes(word));

/**
 * The names of the characters who speak most in a story, at most eight, by the verbs of speech beside them; most lines first.
 * `Oduya` counts as `Captain Oduya` if both speak. Empty for a text without dialogue.
 */
export const speakersIn = (texts: readonly string[]): string[] => {
  const lines = new Map<string, number>();
  for (const text of texts)
    for (const one of spokenBy(text.replace(/\s+/g, ' '))) lines.set(one, (lines.get(one) ?? 0) + 1);
  const names = [...lines]
    .filter(([one]) => one.length <= 60)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostCompared)
    .map(([one]) => one);
  const longest = (one: string) => names.find((other) => isPartOf(one, other)) ?? one;
  const merged = new Map<string, number>();
  for (const one of names) merged.set(longest(one), (merged.get(longest(one)) ?? 0) + (lines.get(one) ?? 0));
  return [...merged]
    .filter(([, count]) => count >= fewestLines)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([found]) => found);
};
