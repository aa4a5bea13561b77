import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type QuizAnswer, quiz } from '../../contract/quiz/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { addressOf, createPerson, type Person, send } from '../support/people';
import { rightAnswers, think } from '../support/quiz';

let bookId: string;
let child: Person;
let good: QuizAnswer[];

beforeAll(async () => {
  bookId = (await createBook()).id;
});
beforeEach(async () => {
  child = await createPerson();
  const { body } = await child.call(quiz.start, { query: { id: bookId, end_chapter: '2' } });
  await think();
  good = rightAnswers(body.quiz);
});

const range = { start_chapter: 1, end_chapter: 2 };

const handIn = async (answers: unknown, changes: object = {}, by = child) => {
  const body = { book_id: bookId, score: 10, points: 275, ...range, answers, ...changes };
  const answer = await send(addressOf(quiz.submit, {}), {
    token: by.token,
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { code } = answer.body as { code?: string };
  return { status: answer.status, code };
};

const pointsOf = async (person: Person) => (await person.call(users.me, {})).body.points;

/** Asserts that a refused call has no effect: no points, no progress, and the quiz can still be submitted. */
const expectNothingWritten = async () => {
  expect(await pointsOf(child)).toBe(0);
  const { body } = await child.call(quiz.chapters, { query: { id: bookId } });
  expect(body.start_chapter).toBe(1);
  expect(await handIn(good)).toMatchObject({ status: 200 });
  expect(await pointsOf(child)).toBe(275);
};

/** A submission with its first answer changed. */
const withFirst = (changes: Partial<QuizAnswer>) => good.map((a, i) => (i === 0 ? { ...a, ...changes } : a));

test.each<[string, () => QuizAnswer[]]>([
  ['a question that was not asked', () => withFirst({ question: 'Is this a question?' })],
  ['a question in other words', () => withFirst({ question: `${good[0]?.question} ` })],
  ['another option', () => withFirst({ options: ['a', 'b', 'c', 'd'], user_answer: 'Option 1' })],
  ['an option twice', () => withFirst({ options: Array(4).fill(good[0]?.options[0]) })],
  [
    'an option too many',
    () => withFirst({ options: [...(good[0]?.options.slice(0, 4) ?? []), 'All of these'] }),
  ],
  ['an answer that is not an option', () => withFirst({ user_answer: 'Something else' })],
  [
    'an unknown option number',
    () => withFirst({ options: good[0]?.options.slice(0, 4), user_answer: 'Option 5' }),
  ],
  ['nine answers', () => good.slice(1)],
  ['one answer twice', () => [...good.slice(1), ...good.slice(1, 2)]],
  ['the easy question ten times', () => Array(10).fill(good[0])],
])('400: %s is refused, and nothing is written', async (_, answers) => {
  expect(await handIn(answers())).toEqual({ status: 400, code: 'quiz_answers_mismatch' });
  await expectNothingWritten();
});

test.each<[string, object]>([
  ['eleven questions right', { score: 11 }],
  ['a negative score', { score: -1 }],
  ['too many points', { points: 10_001 }],
  ['half a point', { points: 0.5 }],
  ['a start without an end', { end_chapter: null }],
  ['an end without a start', { start_chapter: null }],
  ['no answers', { answers: [] }],
  ['an undeclared field', { user_id: 'somebody else' }],
  ['no book', { book_id: undefined }],
])('400: %s is refused, and nothing is written', async (_, changes) => {
  expect(await handIn(good, changes)).toEqual({ status: 400, code: 'invalid_input' });
  await expectNothingWritten();
});

test.each<[string, object]>([
  ['chapters that were not asked for', { end_chapter: 3 }],
  ['the book as a whole', { start_chapter: null, end_chapter: null }],
  ['another book', { book_id: 'another-book' }],
])('409: a quiz on %s that was not given out is refused, and nothing is written', async (_, changes) => {
  expect(await handIn(good, changes)).toEqual({ status: 409, code: 'quiz_not_started' });
  await expectNothingWritten();
});

test("409: another child's quiz cannot be submitted", async () => {
  const other = await createPerson();
  expect(await handIn(good, {}, other)).toEqual({ status: 409, code: 'quiz_not_started' });
  expect(await pointsOf(other)).toBe(0);
  await expectNothingWritten();
});
