import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Skill, skills } from '../contract/rules/quiz';
import { readLibrary } from '../lambdas/stock/own-books';
import { byLength, guessed } from './guessing';
import { figure, type Section } from './report';

/**
 * The shares of kinds among the 10,580 questions of FairytaleQA (Xu et al. 2022), from the README of its data; one question may
 * have two kinds. Its "action" is closest to our "detail".
 */
const fairytaleQa: Partial<Record<Skill, number>> = {
  outcome: 10.54,
  cause: 27.87,
  character: 11.38,
  feeling: 11.03,
  setting: 6.01,
  prediction: 6.69,
  detail: 33.69,
};

interface Readers {
  /** When somebody who had not read the books answered the questions. */
  readonly date: string;
  /** Right answers, of all, by kind. */
  readonly without: Record<Skill, readonly [number, number]>;
  /** Right answers, of all, of somebody else who had read each chapter just before. */
  readonly with: readonly [number, number];
}

const file = path.resolve(__dirname, '../eval/asked/readers.json');

const percent = ([right, of]: readonly [number, number]) => `${figure((100 * right) / of)}%`;

/** The kinds of the questions on our own books, beside those that educators wrote, and what people answer without the book. */
export const questionsOfTheLibrary = (): Section => {
  const library = readLibrary(path.resolve(__dirname, '../library'));
  const readers: Readers = JSON.parse(readFileSync(file, 'utf8'));
  const all = library.flatMap(({ chapters }) => chapters.flatMap(({ questions }) => questions));
  const share = (skill: Skill) => percent([all.filter((one) => one.skill === skill).length, all.length]);
  const sum = (i: 0 | 1) => skills.reduce((total, skill) => total + readers.without[skill][i], 0);
  return {
    title: 'The questions on our own books',
    about: `Beside FairytaleQA, 10,580 questions by educators on 278 tales. A capable adult who had not read the books answered all questions on ${readers.date}; a quarter would be right by chance, and the aim is at most 40%. Second readers answered them after each chapter: ${percent(readers.with)} of ${readers.with[1].toLocaleString('en-US')} right. The longest option is right in ${guessed(library, byLength)}.`,
    columns: ['kind', 'questions', 'share', 'FairytaleQA', 'right without the book'],
    rows: [
      ...skills.map((skill) => [
        skill,
        String(all.filter((one) => one.skill === skill).length),
        share(skill),
        fairytaleQa[skill] === undefined ? '' : `${figure(fairytaleQa[skill])}%`,
        percent(readers.without[skill]),
      ]),
      ['all', String(all.length), '100%', '', percent([sum(0), sum(1)])],
    ],
  };
};
