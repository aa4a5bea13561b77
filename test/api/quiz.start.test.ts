import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type QuizQuestion, quiz } from '../../contract/quiz/endpoints';
import { optionIndex } from '../../contract/rules/quiz';
import type { LibraryBook } from '../../lambdas/stock/own-books';
import { createBook, fable, withFifthOptions } from '../support/books';
import { outages } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

let book: LibraryBook;
beforeAll(async () => {
  book = await createBook();
});
afterEach(() => outages({ model: false }));

const start = async (child: Person, id: string, end_chapter?: string) =>
  child.call(quiz.start, { query: { id, ...(end_chapter && { end_chapter }) } });

const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** The tutor's original of a question. */
const original = ({ question }: QuizQuestion, from: LibraryBook) => {
  const found = from.chapters.flatMap(({ questions }) => questions).find((q) => q.question === question);
  if (found === undefined) throw new Error(`Nobody wrote the question ${question}`);
  return found;
};

/** The part of a question that does not depend on the child's order of options. */
const essence = (questions: readonly QuizQuestion[]) =>
  questions.map(({ question, options }) => [question, options.toSorted()]);

describe('200: a quiz', () => {
  test('has ten different questions on the requested range', async () => {
    const { status, body } = await start(await createPerson(), book.id, '3');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      start_chapter: 1,
      end_chapter: 3,
      book: { id: book.id, title: book.title, author: book.author, thumbnail: book.cover },
    });
    expect(new Set(body.quiz.map(({ question }) => question)).size).toBe(10);
  });

  test('has four options each, or a fixed fifth one, and the right option is the key', async () => {
    const five = await createBook({ change: withFifthOptions });
    for (const from of [book, five]) {
      const { body } = await start(await createPerson(), from.id, '6');
      for (const question of body.quiz) {
        const { answer, distractors, last } = original(question, from);
        const { options, correct_option } = question;
        expect(options[optionIndex(correct_option) ?? -1]).toBe(answer);
        expect(options.slice(0, 4).toSorted()).toEqual([answer, ...distractors].toSorted());
        expect(options.slice(4)).toEqual(last === undefined ? [] : [last]);
      }
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('up to chapter %i is proved by sentences of these chapters', async (end) => {
    const { body } = await start(await createPerson(), book.id, String(end));
    const reached = book.chapters.slice(0, end).map(({ text }) => spaced(text));
    for (const { evidence } of body.quiz)
      expect(reached.filter((text) => text.includes(spaced(evidence ?? 'no evidence')))).not.toHaveLength(0);
  });

  test('covers every chapter of its range', async () => {
    const { body } = await start(await createPerson(), book.id, '6');
    for (const { questions } of book.chapters) {
      const stems = questions.map(({ question }) => question);
      expect(body.quiz.some(({ question }) => stems.includes(question))).toBe(true);
    }
  });

  test('is the same, in the same order, until it is submitted', async () => {
    const child = await createPerson();
    const first = await start(child, book.id, '2');
    expect(await start(child, book.id, '2')).toEqual(first);
  });

  test('has a different order of options for each child', async () => {
    const children = await Promise.all(Array.from({ length: 5 }, () => createPerson()));
    const quizzes = await Promise.all(children.map((child) => start(child, book.id, '5')));
    const orders = quizzes.map(({ body }) => JSON.stringify(body.quiz.map(({ options }) => options)));
    expect(new Set(orders).size).toBe(5);
    expect(new Set(quizzes.map(({ body }) => JSON.stringify(essence(body.quiz)))).size).toBe(1);
  });

  test('needs no model for the second child', async () => {
    const [child, second] = await Promise.all([createPerson(), createPerson()]);
    const { id } = await createBook({ withQuestions: false });
    const first = await start(child, id, '1');
    await outages({ model: true });
    const { status, body } = await start(second, id, '1');
    expect(status).toBe(200);
    expect(essence(body.quiz)).toEqual(essence(first.body.quiz));
  });

  test('on a book without chapters covers the whole book, and is shuffled too', async () => {
    const whole = await createBook({ from: fable });
    const children = await Promise.all(Array.from({ length: 4 }, () => createPerson()));
    const quizzes = await Promise.all(children.map((child) => start(child, whole.id)));
    for (const { body } of quizzes) {
      expect(body).toMatchObject({ start_chapter: null, end_chapter: null });
      expect(body.quiz).toHaveLength(10);
      for (const question of body.quiz)
        expect(question.options[optionIndex(question.correct_option) ?? -1]).toBe(
          original(question, whole).answer,
        );
    }
    const orders = quizzes.map(({ body }) => body.quiz.map(({ question }) => question).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

test.each([undefined, '7', '0', '-1', '1.5', 'two', '1000'])(
  '400: the end chapter cannot be %s',
  async (end) => {
    const { status } = await start(await createPerson(), book.id, end);
    expect(status).toBe(400);
  },
);

test('400: "Please choose a chapter from the list." for a chapter beyond the end', async () => {
  const { body } = await start(await createPerson(), book.id, '7');
  expect(body).toEqual({ code: 'quiz_chapter_invalid', error: 'Please choose a chapter from the list.' });
});

test('400: a book without chapters has no end chapter', async () => {
  const { id } = await createBook({ from: fable });
  const { status, body } = await start(await createPerson(), id, '1');
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'quiz_chapter_invalid' });
});

test('409: a book that has not been processed', async () => {
  const { id } = await createBook({ processed: false });
  const { status, body } = await start(await createPerson(), id, '1');
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'book_not_ready' });
});
