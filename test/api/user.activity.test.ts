import { afterEach, expect, test } from '@jest/globals';
import { quiz } from '../../contract/quiz';
import { user } from '../../contract/user';
import { createBook } from '../support/books';
import { advanceClock, resetClock } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

afterEach(resetClock);

const track = async (child: Person) => (await child.call(user.trackActivity, {})).body;

/** Moves to the next day and is active on it. */
const nextDay = async (child: Person) => {
  await advanceClock('P1D');
  return track(child);
};

test('200: the first active day is a streak of one, however often it is told', async () => {
  const child = await createPerson();
  const answers = await Promise.all(Array.from({ length: 10 }, () => track(child)));
  expect(new Set(answers.map(({ streak }) => streak))).toEqual(new Set([1]));
  expect((await child.call(user.me, {})).body).toMatchObject({ streak: 1, gems: 0 });
});

test('200: every third day in a row earns one gem, once, even from ten tabs', async () => {
  const child = await createPerson();
  expect(await track(child)).toEqual({ streak: 1, gems: 0 });
  expect(await nextDay(child)).toEqual({ streak: 2, gems: 0 });
  await advanceClock('P1D');
  await Promise.all(Array.from({ length: 10 }, () => track(child)));
  expect((await child.call(user.me, {})).body).toMatchObject({ streak: 3, gems: 1 });
  expect((await child.call(user.gems, {})).body).toEqual({ gems: 1 });
  expect(await nextDay(child)).toEqual({ streak: 4, gems: 1 });
  await nextDay(child);
  expect(await nextDay(child)).toEqual({ streak: 6, gems: 2 });
});

test('200: a day left out starts the streak anew, and what was earned stays', async () => {
  const child = await createPerson();
  await track(child);
  await nextDay(child);
  await nextDay(child);
  await advanceClock('P1D');
  expect(await nextDay(child)).toEqual({ streak: 1, gems: 1 });
});

const handIn = async (child: Person, id: string) => {
  const { body } = await child.call(quiz.start, { query: { id, end_chapter: '1' } });
  const answers = body.quiz.map(({ question, options, correct_option }) => ({
    question,
    options,
    correct_option,
    user_answer: correct_option,
  }));
  const submission = {
    book_id: id,
    score: 10,
    points: 275,
    start_chapter: body.start_chapter,
    end_chapter: body.end_chapter,
    answers,
  };
  return () => child.call(quiz.submit, { body: submission });
};

test('200: a quiz that is handed in counts as reading today, its repetition tomorrow does not', async () => {
  const [child, book] = await Promise.all([createPerson(), createBook()]);
  const submit = await handIn(child, book.id);
  await submit();
  expect((await child.call(user.me, {})).body).toMatchObject({ streak: 1, points: 275 });
  await advanceClock('P1D');
  await submit();
  const { body } = await child.call(user.me, {});
  expect(body).toMatchObject({ streak: 1, points: 275 });
});
