import { afterEach, describe, expect, test } from '@jest/globals';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { newYork } from '../../../contract/rules/day';
import { createBook } from '../../support/books';
import { advanceClock, deploy, resetClock, seed, testOnOwnEngine } from '../../support/cloud';
import { createGuarded, everyDay, setControls, toHour } from '../../support/controls';
import { codeOf } from '../../support/endpoints';
import { usageOf } from '../../support/friends';
import { createPerson } from '../../support/people';
import { handIn, startQuiz } from '../../support/quiz';
import {
  answerWith,
  begin,
  begun,
  known,
  offered,
  putOff,
  quizWith,
  recallToday,
} from '../../support/recall';
import { reportQuestion } from '../../support/reports';

afterEach(resetClock);

/** A child whose quiz on the first chapter is a week old. */
const childAfterAWeek = async ({ right = 10, wait = 'P7D', role = createPerson } = {}) => {
  const [child, book] = [await role(), await createBook()];
  const quiz = await quizWith(child, book.id, 1, right);
  await advanceClock(wait);
  return { child, book, quiz };
};

const remove = async (id: string) => {
  await seed({ task: 'deployed', bookId: id, hash: 'of its content' });
  await deploy();
};

test.each([
  ['P5DT23H', false],
  ['P6D', true],
  ['P14D', true],
  ['P14DT23H', true],
  ['P15D', false],
])('200: whether a quiz is asked about %s later: %s', async (wait, isAsked) => {
  const { child, book, quiz } = await childAfterAWeek({ wait });
  const offer = { title: book.title, start_chapter: 1, end_chapter: 1 };
  expect(await offered(child)).toEqual(isAsked ? offer : null);
  const { recall } = (await begin(child)).body;
  expect(recall).toEqual(isAsked ? expect.objectContaining({ ...offer, book_id: book.id }) : null);
  if (recall !== null) expect((await answerWith(child, recall, known(recall, quiz))).body.right).toBe(2);
});

test('200: a quiz that lay open for a week is asked about six days after it was handed in', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  const { body: given } = await startQuiz(child, id, 1);
  await advanceClock('P9D');
  await handIn(child, given);
  await advanceClock('P5DT23H');
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
  await advanceClock('PT2H');
  expect((await begun(child)).questions).toHaveLength(2);
});

test('200: nothing is asked after a quiz that was guessed faster than it can be read', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  await handIn(child, (await startQuiz(child, id, 1)).body);
  await advanceClock('P7D');
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
});

test('200: until they are answered the same two questions come again, and after that none today', async () => {
  const { child, book, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  expect(await begun(child)).toEqual(recall);
  expect(await offered(child)).toMatchObject({ title: book.title });
  await answerWith(child, recall, known(recall, quiz));
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
  await advanceClock('P1D');
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
});

test('200: two tabs get the same questions, and of their answers the first ones count', async () => {
  const { child, quiz } = await childAfterAWeek();
  const [one, other] = await Promise.all([begun(child), begun(child)]);
  expect(other).toEqual(one);
  const right = known(one, quiz);
  const answers = await Promise.all([answerWith(child, one, right), answerWith(child, other, [null, null])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1].body).toEqual(answers[0].body);
  expect((await answerWith(child, one, [right[0] ?? null, null])).body).toEqual(answers[0].body);
});

test('200: a day has two questions, and the next day those of another quiz', async () => {
  const { child, book, quiz } = await childAfterAWeek({ wait: 'PT1H' });
  const later = await quizWith(child, book.id, 2);
  await advanceClock('P7D');
  expect(await offered(child)).toMatchObject({ start_chapter: 2, end_chapter: 2 });
  await recallToday(child, later);
  expect(await offered(child)).toBeNull();
  await advanceClock('P1D');
  expect(await offered(child)).toMatchObject({ start_chapter: 1, end_chapter: 1 });
  expect((await recallToday(child, quiz)).body.right).toBe(2);
});

test('200: questions that were begun before midnight are answered after it, and the new day has its own', async () => {
  const { child, book, quiz } = await childAfterAWeek({ wait: 'PT1H' });
  const later = await quizWith(child, book.id, 2);
  await advanceClock('P7D');
  const recall = await begun(child);
  await advanceClock('P1D');
  const today = await begun(child);
  expect([today.day > recall.day, today.start_chapter]).toEqual([true, 1]);
  expect((await answerWith(child, recall, known(recall, later))).body.right).toBe(2);
  expect((await answerWith(child, today, known(today, quiz))).body.right).toBe(2);
});

test('200: what is put off comes tomorrow, and what was seen does not come again', async () => {
  const { child, quiz } = await childAfterAWeek();
  expect((await putOff(child)).status).toBe(200);
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
  await advanceClock('P1D');
  expect(await offered(child)).not.toBeNull();
  const recall = await begun(child);
  await putOff(child);
  expect(codeOf(await answerWith(child, recall, known(recall, quiz)))).toBe('recall_over');
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
  await advanceClock('P1D');
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
});

test('200: answers stay when the day is put off in another tab', async () => {
  const { child, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  const { body } = await answerWith(child, recall, known(recall, quiz));
  await putOff(child);
  expect((await answerWith(child, recall, [null, null])).body).toEqual(body);
});

test('200: a removed book is not asked about, and the home stops offering it', async () => {
  const { child, book } = await childAfterAWeek();
  expect(await offered(child)).not.toBeNull();
  await remove(book.id);
  expect((await begin(child)).body.recall).toBeNull();
  expect(await offered(child)).toBeNull();
});

test('200: an earlier quiz is asked about in place of one whose book was removed', async () => {
  const { child, book, quiz } = await childAfterAWeek({ wait: 'PT1H' });
  const other = await createBook();
  await quizWith(child, other.id, 1);
  await advanceClock('P7D');
  await remove(other.id);
  expect((await begun(child)).book_id).toBe(book.id);
  expect(await offered(child)).toMatchObject({ title: book.title });
  expect((await recallToday(child, quiz)).body.right).toBe(2);
});

test('409: questions whose book was removed are over, and are not given out again', async () => {
  const { child, book, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  await remove(book.id);
  expect(codeOf(await answerWith(child, recall, known(recall, quiz)))).toBe('recall_over');
  expect((await begin(child)).body.recall).toBeNull();
  expect(await offered(child)).toBeNull();
});

test('200: the questions of the quiz are asked when the chapter has newer ones', async () => {
  const { child, book, quiz } = await childAfterAWeek();
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    questions: chapter.questions.map((one) => ({ ...one, question: `New: ${one.question}` })),
  }));
  await seed({ task: 'original', book: { ...book, chapters }, processed: true, withQuestions: true });
  expect((await recallToday(child, quiz)).body.right).toBe(2);
});

test('200: a question that the child has reported, or that is hidden, is not asked again', async () => {
  const { child, book, quiz } = await childAfterAWeek({ right: 3 });
  const [first = '', second = ''] = quiz.quiz.map(({ id }) => id);
  await reportQuestion(child, book.id, first);
  expect((await begun(child)).questions.map(({ id }) => id)).not.toContain(first);
  await advanceClock('P1D');
  const other = await createBook();
  const again = await quizWith(child, other.id, 1, 2);
  await advanceClock('P6D');
  const hidden = again.quiz[0]?.id ?? '';
  for (let i = 0; i < 3; i++) {
    const reader = await createPerson();
    await startQuiz(reader, other.id, 1);
    await reportQuestion(reader, other.id, hidden);
  }
  expect(second).not.toBe(first);
  expect((await begin(child)).body.recall).toBeNull();
});

describe('quiet hours', () => {
  test('403 and 200: nothing new is asked, and what was begun can be answered', async () => {
    const { parent, child } = await createGuarded();
    const { id } = await createBook();
    const quiz = await quizWith(child, id, 1);
    await advanceClock('P7D');
    const nights = everyDay({ from: 20 * 60, to: 7 * 60 });
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    await toHour(parent, child, 12);
    const recall = await begun(child);
    await toHour(parent, child, 21);
    expect(codeOf(await begin(child))).toBe('quiet_hours');
    expect((await answerWith(child, recall, known(recall, quiz))).body.right).toBe(2);
  });
});

testOnOwnEngine('200: for it the home reads one unit more, and two questions write one', async () => {
  const [child, long] = [
    await createPerson(),
    'A title that is as long as those of the longest books of the library are',
  ];
  const { id } = await createBook({ change: (book) => ({ ...book, title: long, author: long }) });
  for (const end of [1, 2, 3, 4, 5, 6]) await quizWith(child, id, end);
  await advanceClock('P7D');
  const unitsOf = async (act: () => Promise<unknown>) => {
    const used = (await usageOf(act)).map((one) => one.split(' '));
    const sum = (column: 1 | 2) => used.reduce((all, one) => all + Number(one[column]), 0);
    return [sum(1), sum(2)];
  };
  // Ten without the two queries.
  expect(await unitsOf(() => child.call(dashboard.get, {}))).toEqual([11, 0]);
  expect(await unitsOf(() => begin(child))).toEqual([5, 1]);
  expect(await unitsOf(() => begin(child))).toEqual([3, 0]);
  expect(await unitsOf(() => putOff(child))).toEqual([0.5, 1]);
});
