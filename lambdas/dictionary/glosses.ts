import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One sense of a word of the dictionary. */
export interface Sense {
  /** The headword: "wolf" for "wolves". */
  readonly base: string;
  readonly part_of_speech: string;
  readonly definition: string;
  readonly example?: string;
  /** What stands near this sense in a text: "river" for the bank of a river, "-ing" right after a helping verb. */
  readonly near?: readonly string[];
}

/** The signs of the parts of speech in the files. */
const partsOfSpeech: Readonly<Record<string, string>> = {
  n: 'noun',
  v: 'verb',
  adj: 'adjective',
  adv: 'adverb',
  pron: 'pronoun',
  prep: 'preposition',
  conj: 'conjunction',
  det: 'determiner',
  num: 'number',
  int: 'exclamation',
};

/** A line of a file: headword, part of speech, definition, example, and words near this sense; the last two may be missing. */
const senseOf = (line: string): Sense => {
  const [base = '', part = '', definition = '', example, near] = line.split('|');
  return {
    base,
    part_of_speech: partsOfSpeech[part] ?? part,
    definition,
    ...(example && { example }),
    ...(near && { near: near.split(' ') }),
  };
};

/** The senses in the file of a letter, in the file's order: the commonest sense of a word first. */
export const readGlosses = (folder: string, letter: string): ReadonlyMap<string, readonly Sense[]> =>
  Map.groupBy(
    readFileSync(path.join(folder, `${letter}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(senseOf),
    ({ base }) => base,
  );

/** Our own glosses for children, by the first letter of the headword. */
export type Glosses = (word: string) => readonly Sense[];

export const glossesIn = (folder: string): Glosses => {
  const kept = new Map<string, ReadonlyMap<string, readonly Sense[]>>();
  return (word) => {
    const letter = word.charAt(0);
    if (!/^[a-z]$/.test(letter)) return [];
    const senses = kept.get(letter) ?? readGlosses(folder, letter);
    kept.set(letter, senses);
    return senses.get(word) ?? [];
  };
};

/** The glosses that are deployed beside the code. A file is read with the first word of its letter. */
export const ownGlosses = glossesIn(path.join(__dirname, 'lambdas/dictionary/glosses'));
