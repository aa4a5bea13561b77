import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plain } from '../lambdas/model/as-data';
import type { LibraryBook } from '../lambdas/stock/own-books';
import { rankedAnswers, tellingRank } from '../local/tutor/talk/answers/answers';
import { nearestPassage } from '../local/tutor/talk/answers/passages';
import { plainWords } from '../local/tutor/talk/spelling';
import { withLikeness } from '../local/tutor/vectors/likeness';
import { atLeast, below, type Figure } from './figure';

/** A question of a writer who had read the chapters up to this one and no answer, and the words of which a right answer has one. */
interface Asked {
  readonly book: string;
  readonly chapter: number;
  readonly asked: string;
  readonly right: string;
}

export const linesOf = <T>(name: string): T[] =>
  readFileSync(path.resolve(__dirname, `asked/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

type Outcome = 'right' | 'wrong' | 'line' | 'none';

/** What the tutor tells first: an answer, the nearest line of the book, or neither. */
const outcomeOf = (book: LibraryBook, { chapter, asked, right }: Asked): Outcome => {
  const words = plainWords(plain(asked, asked.length)).text;
  const of = { companion: 'Wren', last: chapter, meant: {} };
  const [best] = rankedAnswers(words, book, of);
  const isRight = (text: string) => new RegExp(right, 'i').test(text);
  if (best?.answer.text !== undefined && best.rank >= tellingRank.question)
    return isRight(best.answer.text) ? 'right' : 'wrong';
  const line = nearestPassage(words, book, of);
  return line === undefined ? 'none' : isRight(line.text) ? 'right' : 'line';
};

/** How well the demo tutor answers questions that nobody had in mind who wrote its answers. */
export const answerFigures = async (books: readonly LibraryBook[]): Promise<Figure[]> => {
  const asked = await withLikeness(() =>
    linesOf<Asked>('questions').flatMap((one) => {
      const book = books.find(({ id }) => id === one.book);
      return book === undefined ? [] : [outcomeOf(book, one)];
    }),
  );
  const count = (outcome: Outcome) => asked.filter((one) => one === outcome).length;
  return [
    atLeast('Questions of children that find their answer', 65, count('right'), asked.length),
    below('Questions of children that find another answer', 20, count('wrong'), asked.length),
    below(
      'Questions of children that find only a line near them, or nothing',
      25,
      count('line') + count('none'),
      asked.length,
    ),
  ];
};
