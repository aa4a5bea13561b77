import { afterEach, expect, test } from '@jest/globals';
import { type FeedbackFeature, feedback } from '../../../contract/feedback/endpoints';
import { beginArticle, submitArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { createPerson, meOf, type Person } from '../../support/people';
import { handIn, rightAnswers, startQuiz, takeQuiz, think } from '../../support/quiz';

afterEach(resetClock);

const give = async (child: Person, feature_type: FeedbackFeature, reference_id: string) =>
  (
    await child.call(feedback.give, {
      body: { feature_type, reference_id, feedback_data: { rating: 5 } },
    })
  ).body;

const paid = { success: true, points_awarded: 5, limit_reached: false };
const unpaid = { success: true, points_awarded: 0, limit_reached: false };
const tomorrow = { success: true, points_awarded: 0, limit_reached: true };

/** Paid quizzes, each on its own book. */
const paidQuizzes = async (child: Person, many: number): Promise<string[]> => {
  const books = await Promise.all(Array.from({ length: many }, () => createBook()));
  const given = await Promise.all(books.map(async ({ id }) => (await startQuiz(child, id, 1)).body));
  await think();
  return Promise.all(given.map(async (one) => (await handIn(child, one)).body.quiz_id));
};

const talkOf = async (child: Person, words: string): Promise<string> => {
  const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 1 });
  expect((await talk.say(words)).status).toBe(200);
  return talk.session_id;
};

test('200: feedback on a quiz that was too fast or has no right answer earns nothing', async () => {
  const child = await createPerson();
  const start = async () => (await startQuiz(child, (await createBook()).id, 1)).body;
  const [fast, wrong] = [await start(), await start()];
  const tooFast = (await handIn(child, fast)).body;
  await think();
  const nothing = rightAnswers(wrong.quiz).map((answer) => ({ ...answer, user_answer: null }));
  const noneRight = (await handIn(child, wrong, nothing)).body;
  for (const { quiz_id, points } of [tooFast, noneRight]) {
    expect(points).toBe(0);
    expect(await give(child, 'quiz', quiz_id)).toEqual(unpaid);
  }
  expect((await meOf(child)).points).toBe(0);
});

test('200: feedback on an article without a right word or a talk without a paid message earns nothing', async () => {
  const child = await createPerson();
  const { id, answers } = await beginArticle(child);
  const shifted = [...answers.slice(1), answers[0] ?? ''];
  expect((await submitArticle(child, id, shifted)).body.points).toBe(0);
  expect(await give(child, 'article', id)).toEqual(unpaid);
  expect(await give(child, 'chat', await talkOf(child, 'hi'))).toEqual(unpaid);
  expect((await meOf(child)).points).toBe(0);
});

test('200: feedback on a talk is paid after one of its messages was paid', async () => {
  const child = await createPerson();
  const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 1 });
  await talk.say('hi');
  expect(await give(child, 'chat', talk.session_id)).toEqual(unpaid);
  await talk.say('The dragon was very kind');
  expect(await give(child, 'chat', talk.session_id)).toEqual(paid);
});

test('200: five of seven simultaneous feedbacks are paid, and the others the next day', async () => {
  const child = await createPerson();
  const quizzes = await paidQuizzes(child, 7);
  const { points } = await meOf(child);
  const answers = await Promise.all(quizzes.map((id) => give(child, 'quiz', id)));
  expect(answers.filter((answer) => answer.points_awarded === 5)).toHaveLength(5);
  expect(answers.filter((answer) => answer.limit_reached)).toEqual([tomorrow, tomorrow]);
  expect((await meOf(child)).points).toBe(points + 25);
  expect(await seed({ task: 'ledger', userId: child.id })).toMatchObject({ points: points + 25 });
  await advanceClock('P1D');
  const again = await Promise.all(quizzes.map((id) => give(child, 'quiz', id)));
  expect(again.filter((answer) => answer.points_awarded === 5)).toHaveLength(2);
  expect(again.some((answer) => answer.limit_reached)).toBe(false);
});

test('200: one of two simultaneous feedbacks on talks is paid, and the other the next day', async () => {
  const child = await createPerson();
  const talks = [
    await talkOf(child, 'The dragon was very kind'),
    await talkOf(child, 'The baker was very clever'),
  ];
  const { points } = await meOf(child);
  const answers = await Promise.all(talks.map((id) => give(child, 'chat', id)));
  expect(answers.map((answer) => answer.points_awarded).toSorted()).toEqual([0, 5]);
  expect(answers).toContainEqual(tomorrow);
  expect((await meOf(child)).points).toBe(points + 5);
  await advanceClock('P1D');
  const again = await Promise.all(talks.map((id) => give(child, 'chat', id)));
  expect(again.map((answer) => answer.points_awarded).toSorted()).toEqual([0, 5]);
});

test('200: feedback on a talk counts as one of the five, and an unpaid second one does not', async () => {
  const child = await createPerson();
  const first = await talkOf(child, 'The dragon was very kind');
  const second = await talkOf(child, 'The baker was very clever');
  expect(await give(child, 'chat', first)).toEqual(paid);
  expect(await give(child, 'chat', second)).toEqual(tomorrow);
  for (const id of await paidQuizzes(child, 4)) expect(await give(child, 'quiz', id)).toEqual(paid);
  const { body } = await takeQuiz(child, (await createBook()).id, 1);
  expect(await give(child, 'quiz', body.quiz_id)).toEqual(tomorrow);
});

test('200: changing given feedback does not count as one of the five', async () => {
  const child = await createPerson();
  const quizzes = await paidQuizzes(child, 5);
  for (let times = 0; times < 3; times++)
    expect(await give(child, 'quiz', quizzes[0] ?? '')).toEqual(times === 0 ? paid : unpaid);
  for (const id of quizzes.slice(1)) expect(await give(child, 'quiz', id)).toEqual(paid);
  expect(await give(child, 'quiz', quizzes[0] ?? '')).toEqual(unpaid);
});

test('200: fifty talks of one word and forty quizzes without an answer earn a robot nothing', async () => {
  const robot = await createPerson();
  const { id: bookId } = await createBook();
  for (let times = 0; times < 25; times++) {
    const talk = await startTalk(robot, { bookId, endChapter: 1 });
    await talk.say('hi');
    await give(robot, 'chat', talk.session_id);
  }
  for (let times = 0; times < 24; times++) {
    const { body: given } = await startQuiz(robot, (await createBook()).id, 1);
    const nothing = rightAnswers(given.quiz).map((answer) => ({ ...answer, user_answer: null }));
    await give(robot, 'quiz', (await handIn(robot, given, nothing)).body.quiz_id);
  }
  expect((await meOf(robot)).points).toBe(0);
});
