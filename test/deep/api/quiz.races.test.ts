import { expect, test } from '@jest/globals';
import { quiz } from '../../../contract/quiz/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook, fable } from '../../support/books';
import { createPerson, type Person } from '../../support/people';
import { handIn, startQuiz, takeQuiz, think } from '../../support/quiz';

const start = async (child: Person, id: string, end?: number) => {
  const { body } = await startQuiz(child, id, end);
  await think();
  return body;
};

const pointsOf = async (child: Person) => (await child.call(users.me, {})).body.points;
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

test('200: ten simultaneous tabs get the same quiz', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  const given = await times(10, () => start(child, id, 3));
  expect(new Set(given.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(given[0]?.quiz).toHaveLength(10);
});

test.each([
  ['by chapter', {}, 6],
  ['as a whole', { from: fable }, undefined],
])('200: a quiz on a book %s that is submitted ten times simultaneously pays once', async (_, how, end) => {
  const child = await createPerson();
  const { id } = await createBook(how);
  const given = await start(child, id, end);
  const answers = await times(10, () => handIn(child, given));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ points: 275, total_points: 275 });
  expect(await pointsOf(child)).toBe(275);
});

test('409: the later of two tabs with overlapping chapters is not paid', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  const [short, long] = [await start(child, id, 2), await start(child, id, 4)];
  expect((await handIn(child, short)).status).toBe(200);
  const { status, body } = await handIn(child, long);
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'quiz_overtaken',
    error: 'You have already done a quiz on these chapters. Well done! Choose the next ones.',
    ends: true,
  });
  expect(await pointsOf(child)).toBe(275);
  expect((await child.call(quiz.chapters, { query: { id } })).body.start_chapter).toBe(3);
});

test('409: the later of two tabs with overlapping later chapters is not paid and changes no progress', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  await takeQuiz(child, id, 1);
  const [long, short] = [await start(child, id, 4), await start(child, id, 2)];
  expect((await handIn(child, long)).status).toBe(200);
  const { status, body } = await handIn(child, short);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'quiz_overtaken' });
  expect(await pointsOf(child)).toBe(2 * 275);
  expect((await child.call(quiz.chapters, { query: { id } })).body.start_chapter).toBe(5);
});

test('409: one of six simultaneous submissions on overlapping ranges is paid', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  const given = await Promise.all([1, 2, 3, 4, 5, 6].map((end) => start(child, id, end)));
  const answers = await Promise.all(given.map((one) => handIn(child, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await pointsOf(child)).toBe(275);
});

test('200: simultaneous submissions on different books are all paid', async () => {
  const child = await createPerson();
  const ids = (await times(5, () => createBook())).map(({ id }) => id);
  const given = await Promise.all(ids.map(async (id) => ({ id, one: await start(child, id, 1) })));
  const answers = await Promise.all(given.map(({ one }) => handIn(child, one)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await pointsOf(child)).toBe(5 * 275);
});
