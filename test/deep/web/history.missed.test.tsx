import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { quiz } from '../../../contract/quiz/endpoints';
import { idOf, item, reviewed } from '../../support/quiz-history';
import { network, open } from '../../support/screens';

beforeEach(() => {
  network.answer(quiz.review, ({ params }) => reviewed(Number(params.id.slice(3))));
});

const choose = async (user: UserEvent, answer: string) => {
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${answer}`) }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
};

const openMissed = async () => {
  const { user } = open(`/history?quiz=${idOf(7)}`);
  await user.click(await screen.findByRole('button', { name: 'Try the ones you missed' }));
  return user;
};

test('the missed questions are asked again, and a right answer is explained', async () => {
  const user = await openMissed();
  expect(screen.getByText('1 of 2 that you missed')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'What is 2?' })).toBeTruthy();
  expect(screen.queryByText('Proof 2.')).toBeNull();
  await choose(user, 'Answer 2c');
  expect(screen.getByText('Yes! Now you know it.')).toBeTruthy();
  expect(screen.getByText('Because of reason 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('group', { name: 'What is 3?' })).toBeTruthy();
});

test('the book’s sentence is a clue after the first wrong try, and the answer is shown after the second', async () => {
  const user = await openMissed();
  await choose(user, 'Answer 2a');
  expect(screen.getByText('Not that one. Here is a clue:')).toBeTruthy();
  expect(screen.getByText('Proof 2.')).toBeTruthy();
  expect(screen.queryByText('Because of reason 2.')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Answer 2a/ }).disabled).toBe(true);
  await choose(user, 'Answer 2b');
  expect(screen.getByText('This is the answer:')).toBeTruthy();
  expect(screen.getByText('Because of reason 2.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Answer 2c Right answer' })).toBeTruthy();
});

test('without the book’s text the clue is to look it up', async () => {
  const user = await openMissed();
  await choose(user, 'Answer 2c');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await choose(user, 'Answer 3a');
  expect(screen.getByText('Look it up in the book, then try once more.')).toBeTruthy();
});

test('at the end the child sees how many were found and can open the answers, and nothing is sent', async () => {
  const user = await openMissed();
  await choose(user, 'Answer 2c');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await choose(user, 'Answer 3a');
  await choose(user, 'Answer 3b');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('heading', { name: 'You found 1 of 2' })).toBeTruthy();
  expect(network.asked(quiz.submit)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the answers' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Book 7' })).toBeTruthy();
});

test('from the next day the history offers it for quizzes with a missed question', async () => {
  const today = new Date().toISOString();
  network.answer(quiz.history, () => ({
    history: [item(3, { created_at: today }), item(2, { score: 10 }), item(1)],
    next: null,
  }));
  const { user } = open('/history');
  await screen.findByRole('link', { name: 'Book 3' });
  const offers = screen.getAllByRole('link', { name: 'Try the ones you missed' });
  expect(offers.map((link) => link.getAttribute('href'))).toEqual([`/history?quiz=${idOf(1)}&try=1`]);
  await user.click(offers[0] as HTMLElement);
  expect(await screen.findByText('1 of 2 that you missed')).toBeTruthy();
});
