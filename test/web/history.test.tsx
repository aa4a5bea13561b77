import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { books } from '../../contract/books';
import type { Answer } from '../../contract/endpoint';
import { type QuizHistoryItem, quiz } from '../../contract/quiz';
import { user as users } from '../../contract/user';
import { network, open, pass, person, questions, refusal, unreachable } from '../support/screens';

/** Ids of quizzes are in the order of time. */
const idOf = (number: number) => `01K${String(number).padStart(23, '0')}`;

const item = (number: number, of: Partial<QuizHistoryItem> = {}): QuizHistoryItem => ({
  id: idOf(number),
  score: 8,
  total: 10,
  points: 120,
  start_chapter: 1,
  end_chapter: 3,
  created_at: new Date(2026, 10, 14, 12).toISOString(),
  books: { id: `book-${number}`, title: `Book ${number}`, author: 'Mara Quill', cover_url: null },
  ...of,
});

const asked = questions(3);
const first = asked[0] as (typeof asked)[number];
const second = asked[1] as (typeof asked)[number];
const third = asked[2] as (typeof asked)[number];

/** Right, wrong, and left open. */
const reviewed = (number: number): Answer<typeof quiz.review> => ({
  ...item(number, { score: 1, total: 3, points: 5 }),
  answers: [
    { ...first, user_answer: 'Answer 1c' },
    { ...second, user_answer: 'Answer 2a' },
    { ...third, evidence: null, user_answer: null },
  ],
});

beforeEach(() => {
  network.answer(quiz.history, () => ({ history: [item(2), item(1)], next: null }));
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

test('there are four parts, the quizzes unfolded; the others fold out and in and say that there is nothing yet', async () => {
  const { user } = open('/history');
  const button = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('link', { name: 'Book 2' });
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Quiz', 'Chat', 'Voice Chat', 'Article']);
  expect(button('Quiz').getAttribute('aria-expanded')).toBe('true');
  for (const [name, text] of [
    ['Chat', 'No chat history available.'],
    ['Voice Chat', 'No voice chat history available.'],
    ['Article', 'No article history available.'],
  ] as const) {
    expect(button(name).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(text)).toBeNull();
    await user.click(button(name));
    expect(button(name).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(text)).toBeTruthy();
  }
  await user.click(button('Quiz'));
  expect(screen.queryByRole('link', { name: 'Book 2' })).toBeNull();
  expect(screen.getByText('No article history available.')).toBeTruthy();
});

test('a quiz is listed with its book, chapters, score, points and day', async () => {
  network.answer(quiz.history, () => ({
    history: [
      item(3, { start_chapter: null, end_chapter: null }),
      item(2, { start_chapter: 4, end_chapter: 4, created_at: new Date(2025, 11, 31, 12).toISOString() }),
      item(1),
    ],
    next: null,
  }));
  open('/history');
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('The full book');
  expect(rows[1]).toContain('Chapter 4 · December 31, 2025');
  for (const part of ['Book 1', 'Mara Quill', '1 to 3 · November 14', '8 of 10 right', '120 points'])
    expect(rows[2]).toContain(part);
});

test('while the quizzes come their place is kept, and a failure can be tried again', async () => {
  network.answer(quiz.history, () => refusal('server_error'));
  const { user } = open('/history');
  expect(await screen.findByRole('status', { name: 'Loading your quizzes' })).toBeTruthy();
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to fetch quiz history');
  network.answer(quiz.history, () => ({ history: [item(1)], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Book 1' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who has done no quiz yet is led to the books', async () => {
  network.answer(quiz.history, () => ({ history: [], next: null }));
  const { user } = open('/history');
  expect(await screen.findByText('No quiz history available.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Find a book' }));
  expect(location.pathname).toBe('/books');
});

test('more quizzes come by their cursor, and focus goes to the first of them', async () => {
  network.answer(quiz.history, ({ query }) =>
    query.cursor === undefined
      ? { history: [item(4), item(3)], next: idOf(3) }
      : { history: [item(2), item(1)], next: null },
  );
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await findFocused('link', 'Book 2');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(network.asked(quiz.history).map(({ query }) => query.cursor)).toEqual([undefined, idOf(3)]);
});

test('when more quizzes do not come, those that are there stay, and it can be tried again', async () => {
  network.answer(quiz.history, ({ query }) =>
    query.cursor === undefined ? { history: [item(2)], next: idOf(2) } : unreachable(),
  );
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to fetch quiz history');
  expect(screen.getByRole('link', { name: 'Book 2' })).toBeTruthy();
  network.answer(quiz.history, () => ({ history: [item(1)], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findFocused('link', 'Book 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a review shows each question with the answer given, the right one, the reason and the proof', async () => {
  await openReview();
  expect(network.asked(quiz.review).map(({ params }) => params.id)).toEqual([idOf(2)]);
  expect(screen.getByText('1 of 3 right')).toBeTruthy();
  const right = question('What is 1?');
  expect(right.getByText('You got it right')).toBeTruthy();
  expect(right.getByText('Answer 1c').textContent).toBe('Answer 1cYour answer, and right');
  expect(right.getByText('Because of reason 1.')).toBeTruthy();
  expect(right.getByText('Proof 1.').closest('blockquote')?.textContent).toBe('The book says: Proof 1.');
  const wrong = question('What is 2?');
  expect(wrong.getByText('Not right this time')).toBeTruthy();
  expect(wrong.getByText('Answer 2a').textContent).toBe('Answer 2aYour answer');
  expect(wrong.getByText('Answer 2c').textContent).toBe('Answer 2cRight answer');
  const left = question('What is 3?');
  expect(left.getByText('You left this one open')).toBeTruthy();
  expect(left.queryByText('Your answer')).toBeNull();
  expect(left.queryByText(/The book says/)).toBeNull();
});

test('a review can show only what went wrong, by the numbers of the quiz', async () => {
  const user = await openReview();
  const numbers = () => screen.getAllByText(/^Question \d+$/).map(({ textContent }) => textContent);
  expect(screen.getByText('All 3 questions').getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('switch', { name: 'Only what I got wrong' }));
  expect(numbers()).toEqual(['Question 2', 'Question 3']);
  expect(screen.getByText('2 of 3 questions').getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('switch', { name: 'Only what I got wrong' }));
  expect(numbers()).toHaveLength(3);
});

test('where nothing went wrong there is nothing to choose', async () => {
  network.answer(quiz.review, () => ({
    ...item(2, { score: 1, total: 1 }),
    answers: [{ ...first, user_answer: 'Answer 1c' }],
  }));
  await openReview();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a review has an address: Back leads to the list as it was, with focus on the quiz one came from', async () => {
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

test('a link to a review opens it, and leads on to the list and to the book', async () => {
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

test('a review that nobody has says so, and leads back', async () => {
  network.answer(quiz.review, () => refusal('quiz_not_found'));
  open(`/history?quiz=${idOf(9)}`);
  expect(await screen.findByText('We could not find that quiz.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to History' })).toBeTruthy();
});

test('a review that does not come can be tried again', async () => {
  network.answer(quiz.review, unreachable);
  const { user } = open(`/history?quiz=${idOf(9)}`);
  expect(await screen.findByRole('status', { name: 'Loading the quiz' })).toBeTruthy();
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to fetch quiz history');
  network.answer(quiz.review, () => reviewed(9));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Book 9' })).toBeTruthy();
});

test.each(['teacher', 'other'] as const)(
  'a grown-up (%s) is told whose history it is, and nothing is asked',
  async (account_type) => {
    network.answer(users.me, () => person({ account_type }));
    open(`/history?quiz=${idOf(1)}`);
    expect(await screen.findByText('History belongs to the children')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my books' })).toBeTruthy();
    await pass(1000);
    expect(network.asked(quiz.history)).toEqual([]);
    expect(network.asked(quiz.review)).toEqual([]);
  },
);
