import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Keys with their words, in the singular, with `_` for a space. */
export type Words<K extends string> = Readonly<Record<K, string>>;

/** Reads a list of this folder: a key and its words on each line. Returns words with their keys. */
export const readTable = (name: string): [word: string, key: string][] =>
  readFileSync(path.join(__dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', words = ''] = line.split(': ');
      return words.split(' ').map((word): [string, string] => [word.replaceAll('_', ' '), key]);
    });

/** Looks up the key of a word. */
export const keysByWord = <K extends string>(table: Words<K>): ReadonlyMap<string, K> =>
  new Map(
    (Object.entries(table) as [K, string][]).flatMap(([key, words]) =>
      words.split(/\s+/).map((word) => [word.replaceAll('_', ' '), key] as const),
    ),
  );

/** Compiles lists of words to patterns; plurals match too. */
const patternsOf = <K extends string>(table: Words<K>, before: string): readonly (readonly [K, RegExp])[] =>
  (Object.entries(table) as [K, string][]).map(([key, words]) => [
    key,
    new RegExp(`${before}\\b(?:${words.trim().replace(/\s+/g, '|').replace(/_/g, ' ')})(?:s|es)?\\b`, 'gi'),
  ]);

/** What stands before a place where somebody is: "into the dark forest". */
export const prepositioned =
  "\\b(?:in|at|to|into|on|onto|through|over|under|near|inside|behind|by|around|across|along|up|down|outside|towards|past|of|reached|entered|visited)\\s+(?:[\\w’']+\\s+){0,3}?";

/** Finds the key that a text mentions last, so that "from the school to the beach" is the beach. */
export const lastOf = <K extends string>(table: Words<K>, before = '') => {
  const patterns = patternsOf(table, before);
  return (text: string): K | undefined =>
    patterns
      .flatMap(([key, pattern]) =>
        [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ key, index: index + length })),
      )
      .toSorted((a, b) => b.index - a.index)[0]?.key;
};
