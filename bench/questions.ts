import path from 'node:path';
import { quiz } from '../contract/quiz/endpoints';
import { type LibraryBook, readLibrary } from '../lambdas/stock/own-books';
import { tutor } from '../local/tutor/server';
import { callerAt } from './caller';
import { byLength, byWords, guessed } from './guessing';
import { startMeasured } from './measured-cloud';
import { type Counted, countedIn, startModel } from './model';
import { randomNumbers } from './random';
import type { Section } from './report';
import { median } from './statistics';

const children = 100;
const chapters = 12;
/** The maximum number of chapters that a child reads between two quizzes; the minimum is one. */
const longestRange = 4;

/** A book of twelve chapters, combined from two of our own. */
const longBook = (library: readonly LibraryBook[]): LibraryBook => {
  const [one, other] = library.filter(({ chapters: own }) => own.length === chapters / 2);
  if (one === undefined || other === undefined)
    throw new Error('The library has no two books of six chapters');
  return {
    ...one,
    id: 'the-long-book',
    title: 'The Long Book',
    chapters: [...one.chapters, ...other.chapters],
  };
};

const never = { isDown: () => false, isQuick: async () => {}, forgets: () => false, mumbles: () => false };

const countedSoFar = (logs: readonly string[]): Counted => countedIn(logs, ['quiz', 'solving']);

/** The cost of making and giving out questions: model calls for many children on one book, and how often a guess is right. */
export const questionsForMany = async (): Promise<Section> => {
  const library = readLibrary(path.resolve(__dirname, '../library'));
  const { cloud, run, createStudent } = await startMeasured();
  const book = longBook(library);
  const model = await startModel(tutor([book], never), cloud);
  const rest = async () => {
    for (let still = 0, before = -1; still < 5; ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      still = cloud.logs.length === before ? still + 1 : 0;
      before = cloud.logs.length;
    }
  };
  try {
    await run({ task: 'original', book, processed: true });
    const as = callerAt(cloud.url);
    const random = randomNumbers(11);
    const ranges = new Set<string>();
    const milliseconds: number[] = [];
    const after: Counted[] = [];
    let withoutCall = 0;
    let quizzes = 0;
    for (let child = 0; child < children; child++) {
      const email = `reader-${child}@bench.test`;
      await createStudent(email);
      const call = await as(email);
      for (let end = 0; end < chapters; ) {
        const start = end + 1;
        end = Math.min(chapters, end + 1 + Math.floor(random() * longestRange));
        ranges.add(`${start}-${end}`);
        const { calls } = countedSoFar(cloud.logs);
        const began = performance.now();
        const given = await call(quiz.start, { query: { id: book.id, end_chapter: String(end) } });
        const took = performance.now() - began;
        quizzes++;
        if (countedSoFar(cloud.logs).calls === calls) {
          withoutCall++;
          milliseconds.push(took);
        }
        const answers = given.quiz.map(({ question, options, correct_option }) => ({
          question,
          options,
          correct_option,
          user_answer: correct_option,
        }));
        const body = {
          book_id: book.id,
          score: 10,
          points: 0,
          start_chapter: start,
          end_chapter: end,
          answers,
        };
        await call(quiz.submit, { body });
        // Waits for the questions that were ordered ahead of time. The first child's reading causes all of these orders.
        if (child === 0) await rest();
      }
      after.push(countedSoFar(cloud.logs));
    }
    const [first, last] = [after[0], after.at(-1)];
    const before = after.at(-2);
    return {
      title: 'Questions for many children',
      about: `${children} children read a book of ${chapters} chapters in ranges of 1 to ${longestRange} and take a quiz after each, one child after the other, with the demo tutor as the model. A call per range and no verification would be the calls without banks.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ['calls of the model for the first child', String(first?.calls), ''],
        ['tokens for the first child', String(first?.tokens), ''],
        ['calls for the hundredth child', String((last?.calls ?? 0) - (before?.calls ?? 0)), '0'],
        ['calls for all children', String(last?.calls), ''],
        ['tokens for all children', String(last?.tokens), ''],
        ['different ranges: calls with questions made by range', String(ranges.size), ''],
        ['quizzes served without a call', `${((100 * withoutCall) / quizzes).toFixed(1)}%`, 'at least 95%'],
        ['ms to a quiz whose questions are there, median', median(milliseconds).toFixed(0), ''],
        ['right by taking the longest option', guessed(library, byLength), 'about 25%'],
        ['right by matching words with the text', guessed(library, byWords), ''],
      ],
    };
  } finally {
    model.close();
    await cloud.close();
  }
};
