import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type QuestionToReview, quizReview } from '../../contract/quiz/review';
import { emptyLists, openConsole } from '../support/operator';
import { network, refusal } from '../support/screens';

beforeEach(emptyLists);

const toReview = (number: number, of: Partial<QuestionToReview> = {}): QuestionToReview => ({
  book: { id: 'saltwind', title: 'Saltwind' },
  question_id: `1.1.${number}`,
  status: 'open',
  question: `What is ${number}?`,
  options: ['One', 'Two', 'Three', 'Four'],
  key: 1,
  explanation: 'Because of the reason.',
  evidence: 'The book says two.',
  reports: [{ reason: 'two_answers', count: 2 }],
  statistics: { answers: 40, share_right: 0.25, discrimination: -0.1234 },
  listed_at: '2026-11-16T12:00:00.000Z',
  ...of,
});

const openQuestions = async () => {
  let waiting = [
    toReview(1),
    toReview(2, {
      status: 'hidden',
      evidence: null,
      statistics: null,
      reports: [{ reason: 'unkind', count: 3 }],
    }),
  ];
  network.answer(quizReview.toReview, () => ({ questions: waiting, next: null }));
  network.answer(quizReview.decide, ({ body }) => {
    waiting = waiting.filter(({ question_id }) => question_id !== body.question_id);
    return { decided: true as const };
  });
  return openConsole('Questions');
};

const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

test('a question is shown with the right answer, the proof, the reports and the statistics', async () => {
  await openQuestions();
  await screen.findByRole('heading', { name: 'What is 1?' });
  const one = entry('What is 1?');
  expect(one.getByText('Two').closest('li')?.textContent).toBe('Two(right)');
  expect(one.getByText('The book says two.')).toBeTruthy();
  expect(one.getByText('Two answers are right: 2')).toBeTruthy();
  expect(one.getByText('40 answers, 25 % right. Good readers get it wrong more often.')).toBeTruthy();
  const two = entry('What is 2?');
  expect(two.getByText('Hidden by children')).toBeTruthy();
  expect(two.getByText('From the model’s memory: the library does not have the text.')).toBeTruthy();
  expect(two.getByText('Nobody has answered it yet.')).toBeTruthy();
});

test.each([
  ['Hide', 'hide', 'The question is hidden.'],
  ['Keep', 'keep', 'The question is kept.'],
] as const)('%s: the decision is sent, and the question leaves the list', async (button, decision, said) => {
  const user = await openQuestions();
  await user.click(await screen.findByRole('button', { name: `${button}: What is 1?` }));
  expect(await screen.findByText(said)).toBeTruthy();
  await screen.findByText('1 question in all');
  expect(screen.queryByRole('heading', { name: 'What is 1?' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What is 2?' })).toBeTruthy();
  expect(network.asked(quizReview.decide).map(({ body }) => body)).toEqual([
    { book_id: 'saltwind', question_id: '1.1.1', decision },
  ]);
});

test('a decision by another operator is shown at the question', async () => {
  const user = await openQuestions();
  network.answer(quizReview.decide, () => refusal('question_not_found'));
  await user.click(await screen.findByRole('button', { name: 'Hide: What is 1?' }));
  expect((await screen.findByRole('alert')).textContent).toBe('We could not find that question.');
});

test('without a question to review the list says so', async () => {
  await openConsole('Questions');
  expect(await screen.findByText('No question is waiting.')).toBeTruthy();
});
