import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { baseForms } from '../dictionary/base-forms';
import { gradesOf, type Level } from './level';

const WordList = z.record(z.string(), z.array(z.string()));

/**
 * Our own list of words that are worth knowing because they occur in texts on many subjects ("tier two": Beck, McKeown and
 * Kucan, Bringing Words to Life, 2002), with the school grade at which a reader should meet them.
 */
export const readWordList = (folder: string): ReadonlyMap<string, number> => {
  const byGrade = WordList.parse(JSON.parse(readFileSync(path.join(folder, 'words.json'), 'utf8')));
  return new Map(
    Object.entries(byGrade).flatMap(([grade, words]) => words.map((word) => [word, Number(grade)] as const)),
  );
};

let kept: ReadonlyMap<string, number> | undefined;

/** Read once per function instance, from the file that is deployed beside the code. */
const wordList = (): ReadonlyMap<string, number> => {
  kept ??= readWordList(path.join(__dirname, 'articles'));
  return kept;
};

/** The words of the list in a text, matched in any form. Each occurs once, in its base form. */
export const wordsOfList = (text: string, list: Pick<ReadonlySet<string>, 'has'> = wordList()): string[] => {
  const tokens = new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
  const found = [...tokens].flatMap(
    (token) => [token, ...baseForms(token)].find((form) => list.has(form)) ?? [],
  );
  return [...new Set(found)];
};

export const wordsOfLevel = (level: Level): string[] => {
  const [first, last] = gradesOf[level];
  return [...wordList()].filter(([, grade]) => grade >= first && grade <= last).map(([word]) => word);
};
