import { afterEach, expect, test } from '@jest/globals';
import { dashboard } from '../../contract/dashboard/endpoints';
import { optionName } from '../../contract/rules/quiz';
import { createBook } from '../support/books';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { changeFields } from '../support/friends';
import { createPerson, meOf } from '../support/people';
import { answerWith, begin, begun, known, offered, quizWith } from '../support/recall';

afterEach(resetClock);

/** A child whose quiz on the first chapter is a week old. */
const childAfterAWeek = async ({ right = 10, wait = 'P7D', role = createPerson } = {}) => {
  const [child, book] = [await role(), await createBook()];
  const quiz = await quizWith(child, book.id, 1, right);
  await advanceClock(wait);
  return { child, book, quiz };
};

test('200: the two questions are of those that the child knew, and come without their answers', async () => {
  const { child, quiz } = await childAfterAWeek({ right: 2 });
  const { status, body } = await begin(child);
  expect(status).toBe(200);
  expect(body.recall?.questions.map(({ question }) => question).toSorted()).toEqual(
    quiz.quiz
      .slice(0, 2)
      .map(({ question }) => question)
      .toSorted(),
  );
  for (const question of body.recall?.questions ?? []) {
    expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'question']);
    const before = quiz.quiz.find(({ id }) => id === question.id);
    expect(question.options.toSorted()).toEqual(before?.options.toSorted());
  }
});

test('200: nothing is asked after a quiz with one right answer', async () => {
  const { child } = await childAfterAWeek({ right: 1 });
  expect([await offered(child), (await begin(child)).body.recall]).toEqual([null, null]);
});

test('200: the answers come with explanation and proof, and pay and count nothing', async () => {
  const { child, quiz } = await childAfterAWeek();
  const { points, gems, streak, last_activity_date } = await meOf(child);
  const before = await seed({ task: 'ledger', userId: child.id });
  const recall = await begun(child);
  const [first = '', second = ''] = known(recall, quiz);
  const { status, body } = await answerWith(child, recall, [first, null]);
  expect([status, body.right]).toEqual([200, 1]);
  expect(body.answers).toMatchObject(
    [first, second].map((correct_option, i) => ({
      ...recall.questions[i],
      correct_option,
      explanation: expect.any(String),
      evidence: expect.any(String),
      user_answer: i === 0 ? recall.questions[0]?.options[Number(first.at(-1)) - 1] : null,
    })),
  );
  expect(await meOf(child)).toMatchObject({ points, gems, streak, last_activity_date });
  expect(await seed({ task: 'ledger', userId: child.id })).toEqual(before);
  expect((await child.call(dashboard.get, {})).body.today).toEqual({
    articles: 0,
    comic: false,
    talk: false,
  });
});

test.each([
  ['more than two answers', ['Option 1', 'Option 1', 'Option 1']],
  ['one answer', ['Option 1']],
  ['a text', ['Option 1', 'A dragon']],
])('400: %s is refused, and the questions stay open', async (_what, answers) => {
  const { child, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  expect(codeOf(await answerWith(child, recall, answers))).toBe('invalid_input');
  expect((await answerWith(child, recall, known(recall, quiz))).body.right).toBe(2);
});

test('400: an option that the question does not have is refused, and the questions stay open', async () => {
  const { child, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  const beyond = optionName(recall.questions[1]?.options.length ?? 0);
  expect(codeOf(await answerWith(child, recall, ['Option 1', beyond]))).toBe('invalid_input');
  expect((await answerWith(child, recall, known(recall, quiz))).body.right).toBe(2);
});

test('409: answers to another child’s questions, or to those of another day, are refused', async () => {
  const { child, quiz } = await childAfterAWeek();
  const recall = await begun(child);
  const answers = known(recall, quiz);
  expect(codeOf(await answerWith(await createPerson(), recall, answers))).toBe('recall_over');
  expect(codeOf(await answerWith(child, { day: '2026-01-01' }, answers))).toBe('recall_over');
});

test('200: a child whose guardian has not agreed to AI is asked all the same', async () => {
  const consents = { core: true, ai_text: false, voice: false, public_sharing: false };
  const { child } = await childAfterAWeek();
  await changeFields(child.id, { consents });
  expect((await begun(child)).questions).toHaveLength(2);
});
