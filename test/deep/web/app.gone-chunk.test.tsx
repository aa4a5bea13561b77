import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Call } from '../../../contract/endpoint';
import { quiz } from '../../../contract/quiz/endpoints';
import { forgiven, network, open, pass, refusal, settled } from '../../support/screens';

/** Fails as without a network, or after a deployment that has removed the chunks of the old page. */
let gone = true;
const lost = () => {
  if (gone) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
};
jest.mock('../../../frontend/src/features/books/books-screen', () => {
  lost();
  return jest.requireActual('../../../frontend/src/features/books/books-screen');
});
jest.mock('../../../frontend/src/app/menu', () => {
  lost();
  return jest.requireActual('../../../frontend/src/app/menu');
});

jest.mock('../../../frontend/src/features/dashboard/board-panel', () => {
  lost();
  return jest.requireActual('../../../frontend/src/features/dashboard/board-panel');
});
jest.mock('../../../frontend/src/features/books/selected-book', () => {
  lost();
  return jest.requireActual('../../../frontend/src/features/books/selected-book');
});
jest.mock('../../../frontend/src/features/quiz/unsent-quizzes', () => {
  lost();
  return jest.requireActual('../../../frontend/src/features/quiz/unsent-quizzes');
});

const reloads = () =>
  jest.mocked(console.error).mock.calls.filter((words) => /navigation/.test(words.join(' '))).length;

beforeEach(() => {
  gone = true;
  jest.mocked(console.error).mockClear();
});

const missing = () => screen.findByRole('heading', { name: 'This page did not come through.' });

test('a screen that fails to load keeps the navigation, and other screens work', async () => {
  const { user } = open('/books');
  await missing();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: /Ada!$/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /did not come/ })).toBeNull();
  forgiven(/dynamically imported module|navigation/);
});

test('after a deployment the page reloads once', async () => {
  const { user, unmount } = open('/books');
  await missing();
  expect(reloads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await missing();
  unmount();
  open('/books');
  await missing();
  expect(reloads()).toBe(1);
  forgiven(/dynamically imported module|navigation/);
});

test('without a network the page does not reload, and the screen loads when it is requested again', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const { user } = open('/books');
  await missing();
  expect(reloads()).toBe(0);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  gone = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeTruthy();
  forgiven(/dynamically imported module/);
});

test('a part of a screen that fails to load keeps the others, with a retry', async () => {
  const { user } = open('/dashboard');
  expect(await screen.findByText(/^That did not come through/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /Ada!$/ })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Books for you' })).toBeTruthy();
  expect(reloads()).toBe(0);
  gone = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Best of the week' })).toBeTruthy();
  forgiven(/dynamically imported module/);
});

test('an optional part that fails to load shows no message', async () => {
  localStorage.setItem('inkwren.unsent-quizzes somebody', '[]');
  open('/store');
  expect(await screen.findByRole('heading', { name: 'Gem Store' })).toBeTruthy();
  await pass(1000);
  expect(screen.queryByText(/did not come/)).toBeNull();
  forgiven(/dynamically imported module/);
});

test('a menu that fails to load keeps the page, with a retry', async () => {
  const { user } = open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(await screen.findByText(/^That did not come through/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gem Store' })).toBeTruthy();
  expect(reloads()).toBe(0);
  gone = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await waitFor(() => screen.getByRole('dialog', { name: 'Menu' }))).toBeTruthy();
  forgiven(/dynamically imported module/);
});

test('a part that failed to load without a network loads when the network is back, and sends a stored quiz', async () => {
  const body: Call<typeof quiz.submit>['body'] = {
    book_id: 'saltwind',
    start_chapter: 1,
    end_chapter: 2,
    score: 1,
    points: 5,
    answers: [{ question: 'Who?', options: ['a', 'b', 'c', 'd'], correct_option: 'A', user_answer: 'A' }],
  };
  localStorage.setItem('inkwren.unsent-quizzes somebody', JSON.stringify([{ title: 'Saltwind', body }]));
  network.answer(quiz.submit, () => refusal('quiz_overtaken'));
  open('/store');
  expect(await screen.findByRole('heading', { name: 'Gem Store' })).toBeTruthy();
  await pass(1000);
  expect(network.asked(quiz.submit)).toEqual([]);
  gone = false;
  await settled(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Your quiz on Saltwind: /)).toBeTruthy();
  forgiven(/dynamically imported module/);
});
