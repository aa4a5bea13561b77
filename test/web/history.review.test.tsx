import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { answeredRight, idOf, item, reviewed } from '../support/quiz-history';
import { network, open, pass, refusal, unreachable } from '../support/screens';

beforeEach(() => {
  network.answer(quiz.history, () => ({ history: [item(2), item(1)], next: null }));
  network.answer(chat.history, () => ({ history: [], next: null }));
  network.answer(quiz.review, ({ params }) => reviewed(Number(params.id.slice(3))));
});

const openReview = async (number = 2) => {
  const { user } = open('/history');
  await user.click(await screen.findByRole('link', { name: `Book ${number}` }));
  await screen.findByRole('heading', { level: 1, name: `Book ${number}` });
  return user;
};

const question = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

const goBack = async () => {
  history.back();
  await pass(100);
};

const findFocused = (role: 'link' | 'heading', name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

test('a review shows each question with the answer given, the right one, the reason and the proof', async () => {
  await openReview();
  expect(network.asked(quiz.review).map(({ params }) => params.id)).toEqual([idOf(2)]);
  expect(screen.getByText('1 of 3 right')).toBeTruthy();
  const right = question('What is 1?');
  expect(right.getByText('You got it right')).toBeTruthy();
  expect(right.getByText('Answer 1c').textContent).toBe('Answer 1cYour answer, and right');
  expect(right.getByText('Because of reason 1.')).toBeTruthy();
  expect(right.getByText('Proof 1.').closest('blockquote')?.textContent).toBe(
    'The book says: Proof 1. Show it on its page',
  );
  const wrong = question('What is 2?');
  expect(wrong.getByText('Not right this time')).toBeTruthy();
  expect(wrong.getByText('Answer 2a').textContent).toBe('Answer 2aYour answer');
  expect(wrong.getByText('Answer 2c').textContent).toBe('Answer 2cRight answer');
  const left = question('What is 3?');
  expect(left.getByText('You left this one open')).toBeTruthy();
  expect(left.queryByText('Your answer')).toBeNull();
  expect(left.queryByText(/The book says/)).toBeNull();
});

test('a review can show only the wrong answers, with their numbers in the quiz', async () => {
  const user = await openReview();
  const numbers = () => screen.getAllByText(/^Question \d+$/).map(({ textContent }) => textContent);
  expect(screen.getByText('All 3 questions').getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('switch', { name: 'Only what I got wrong' }));
  expect(numbers()).toEqual(['Question 2', 'Question 3']);
  expect(screen.getByText('2 of 3 questions').getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('switch', { name: 'Only what I got wrong' }));
  expect(numbers()).toHaveLength(3);
});

test('without a wrong answer there is no filter', async () => {
  network.answer(quiz.review, () => ({
    ...item(2, { score: 1, total: 1 }),
    answers: [answeredRight],
  }));
  await openReview();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a review has an address, and Back restores the list with focus on its quiz', async () => {
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  await user.click(screen.getByRole('link', { name: 'Book 1' }));
  await findFocused('heading', 'Book 1');
  expect(location.search).toBe(`?quiz=${idOf(1)}`);
  await goBack();
  expect(location.search).toBe('');
  await findFocused('link', 'Book 1');
  expect(screen.getByText('No chat history available.')).toBeTruthy();
  const quizzes = screen.getByRole('button', { name: 'Quiz' });
  await user.click(quizzes);
  await user.click(quizzes);
  expect(document.activeElement).toBe(quizzes);
});

test('a link to a review opens it, and links to the list and to the book', async () => {
  network.answer(books.process, () => new Promise(() => undefined));
  const { user } = open(`/history?quiz=${idOf(7)}`);
  await screen.findByRole('heading', { level: 1, name: 'Book 7' });
  expect(network.asked(quiz.history)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Open this book' }));
  const panel = await screen.findByRole('region', { name: 'Book Selected' });
  expect(within(panel).getByRole('heading', { name: 'Book 7' })).toBeTruthy();
  await goBack();
  await user.click(await screen.findByRole('link', { name: 'Back to History' }));
  expect(await screen.findByRole('link', { name: 'Book 2' })).toBeTruthy();
});

test('an unknown review says so, and links back', async () => {
  network.answer(quiz.review, () => refusal('quiz_not_found'));
  open(`/history?quiz=${idOf(9)}`);
  expect(await screen.findByText('We could not find that quiz.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to History' })).toBeTruthy();
});

test('a review that fails to load can be retried', async () => {
  network.answer(quiz.review, unreachable);
  const { user } = open(`/history?quiz=${idOf(9)}`);
  expect(await screen.findByRole('status', { name: 'Loading the quiz' })).toBeTruthy();
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to fetch quiz history');
  network.answer(quiz.review, () => reviewed(9));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Book 9' })).toBeTruthy();
});

test('a review of a quiz on a removed book keeps the score, explains the missing questions, and links to no book', async () => {
  network.answer(quiz.review, ({ params }) => ({ ...reviewed(Number(params.id.slice(3))), answers: [] }));
  await openReview();
  expect(screen.getByText(/This book was taken out of Inkwren/).textContent).toContain('your points stay');
  expect(screen.getByText('1 of 3 right')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open this book' })).toBeNull();
});
