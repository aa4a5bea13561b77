import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of a list of this folder: a key, and its words with `_` for a space. */
const linesOf = (name: string): [key: string, words: string[]][] =>
  readFileSync(path.join(__dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', words = ''] = line.split(': ');
      return [key, words.split(' ').map((word) => word.replaceAll('_', ' '))];
    });

/** The words of a list with their keys. */
export const readTable = <K extends string>(name: string): [word: string, key: K][] =>
  linesOf(name).flatMap(([key, words]) => words.map((word): [string, K] => [word, key as K]));

/** The words of each key of a list. */
export const readWords = (name: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(linesOf(name).map(([key, words]) => [key, new Set(words)]));

/** A pattern of whole words. */
export const pattern = (key: string): RegExp =>
  new RegExp(`^(?:${[...(readWords('patterns').get(key) ?? [])].join('|')})$`, 'iu');

const verbs = linesOf('verbs').flatMap(([, words]) => words.filter((word) => word !== 'water'));

/**
 * What stands before a place where somebody is: "into the dark forest". Who looks at the moon is elsewhere, and "in the evening" and
 * "to dig" name no place.
 */
export const prepositioned = `(?<!\\b(?:look|star|gaz|point|laugh|wav|smil|shout|bark|listen|wink|way)\\w* )\\b(?:in(?! the (?:morning|afternoon|evening|night|end)\\b)|at|to(?! (?:${verbs.join('|')})\\b)|into|on|onto|through|over|under|near|inside|behind|by|around|round|across|along|up|down|outside|towards|of|saw that|reach(?:ed)?|enter(?:ed)?|visit(?:ed)?)\\s+(?:[\\w’']+\\s+){0,3}?`;

/** A list, and what stands before its words in a text. */
type List = readonly [name: string, before?: string];

/** Finds the key that a text mentions last, so that "from the school to the beach" is the beach; plurals match too. */
export const lastOf = <K extends string>(...lists: readonly List[]) => {
  const patterns = lists.flatMap(([name, before = '']) =>
    linesOf(name).map(
      ([key, words]) =>
        [key as K, new RegExp(`${before}\\b(?:${words.join('|')})(?:s|es)?\\b`, 'gi')] as const,
    ),
  );
  return (text: string): K | undefined => {
    const all = patterns
      .flatMap(([key, pattern]) =>
        [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
          key,
          index,
          words,
          end: index + words.length,
        })),
      )
      .toSorted((a, b) => b.end - a.end || b.words.length - a.words.length);
    // "In the library of the castle" is the library.
    const isPart = ({ index, words }: (typeof all)[number]) =>
      /^(?:in|of|on|at|near)\s/i.test(words) && all.some(({ end }) => end === index - 1);
    return all.find((one) => !isPart(one))?.key;
  };
};
