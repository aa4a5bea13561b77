import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { quiz } from '../../contract/quiz/endpoints';
import { quizReview as endpoints } from '../../contract/quiz/review';
import { idOf, item, reviewed } from '../support/quiz-history';
import { network, open, openQuiz, questions, refusal } from '../support/screens';

const [first] = questions(1);

const checkedQuestion = async () => {
  const user = await openQuiz(questions(10));
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  expect(screen.queryByRole('button', { name: 'This question is wrong' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  return user;
};

test('one tap and a reason report a checked question, and the child is thanked', async () => {
  network.answer(endpoints.report, () => ({ reported: true as const }));
  const user = await checkedQuestion();
  await user.click(await screen.findByRole('button', { name: 'This question is wrong' }));
  const reasons = screen.getByRole('group', { name: 'What is wrong with it?' });
  await user.click(within(reasons).getByRole('button', { name: 'Two answers are right' }));
  const thanks = await screen.findByText(/^Thank you for telling us!/);
  expect(thanks.textContent).toContain('You keep your points.');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(network.asked(endpoints.report).map(({ body }) => body)).toEqual([
    { book_id: 'saltwind', question_id: first?.id, reason: 'two_answers' },
  ]);
  expect(screen.getByRole('button', { name: 'Next Question' })).toBeTruthy();
});

test('a failed report says so and can be sent again', async () => {
  network.answer(endpoints.report, () => refusal('too_many_requests'));
  const user = await checkedQuestion();
  await user.click(await screen.findByRole('button', { name: 'This question is wrong' }));
  await user.click(screen.getByRole('button', { name: 'It is not nice' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That was very fast!');
  network.answer(endpoints.report, () => ({ reported: true as const }));
  await user.click(screen.getByRole('button', { name: 'It is not nice' }));
  expect(await screen.findByText(/^Thank you for telling us!/)).toBeTruthy();
});

test('a question can also be reported in the review', async () => {
  network.answer(quiz.review, () => reviewed(7));
  network.answer(quiz.history, () => ({ history: [item(7)], next: null }));
  network.answer(endpoints.report, () => ({ reported: true as const }));
  const { user } = open(`/history?quiz=${idOf(7)}`);
  const heading = await screen.findByRole('heading', { name: 'What is 2?' });
  const question = within(heading.closest('li') as HTMLElement);
  await user.click(question.getByRole('button', { name: 'This question is wrong' }));
  await user.click(question.getByRole('button', { name: 'The answer is wrong' }));
  expect(await question.findByText(/^Thank you for telling us!/)).toBeTruthy();
  expect(network.asked(endpoints.report).map(({ body }) => body)).toEqual([
    { book_id: 'book-7', question_id: reviewed(7).answers[1]?.id, reason: 'wrong_answer' },
  ]);
});
