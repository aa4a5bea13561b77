/** How children write sounds: each way of writing one becomes the same letter. Vowels, y, h and w are left out at the end. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/^[kg]n/, 'n'],
  [/ph/g, 'f'],
  [/gh(?=t|$)/g, ''],
  [/sch/g, 'sk'],
  [/tch|ch|sh/g, 'x'],
  [/dg/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/ck|[cq]/g, 'k'],
  [/z/g, 's'],
  [/[aeiouyhw]/g, ''],
];

/** Shorter words are like too many others. */
const shortest = 4;

/**
 * The sounds of a word without its vowels and their order: equal for `percy` and `persy`, `football` and `futboll`, `dragon` and
 * `dargon`. Undefined for a word that is too short to be corrected.
 */
export const soundOf = (word: string): string | undefined => {
  if (word.length < shortest) return undefined;
  const sounds = spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  return [...new Set(sounds)].sort().join('') || undefined;
};

/** The sound without one of its letters, each way: a wrong, missing or superfluous consonant leaves one of them equal. */
export const soundsWithout = (sound: string): string[] =>
  sound.length < 3 ? [] : [...sound].map((_, at) => sound.slice(0, at) + sound.slice(at + 1));

/** The number of letters to add, remove, replace or swap with a neighbour to get from one word to the other. */
export const distance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
};
