import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { analytics } from '../../contract/analytics/endpoints';
import { articles } from '../../contract/articles/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { users } from '../../contract/users/endpoints';
import { voice } from '../../contract/voice/endpoints';
import { idOf, item } from '../support/quiz-history';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

beforeEach(() => {
  network.answer(quiz.history, () => ({ history: [item(2), item(1)], next: null }));
  network.answer(chat.history, () => ({ history: [], next: null }));
  network.answer(voice.history, () => ({ history: [], next: null }));
  network.answer(articles.past, () => ({ history: [], next: null, completed_today: 0 }));
});

const findFocused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name })));

test('there are four parts, of which the quizzes are open, and empty parts say so when they are opened', async () => {
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
    expect(await screen.findByText(text)).toBeTruthy();
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

test('loading quizzes have reserved space, and a failure can be retried', async () => {
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

test('a child without a quiz gets a link to the books', async () => {
  network.answer(quiz.history, () => ({ history: [], next: null }));
  const { user } = open('/history');
  expect(await screen.findByText('No quiz history available.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Find a book' }));
  expect(location.pathname).toBe('/books');
});

test('more quizzes are loaded by a cursor, and focus moves to the first of them', async () => {
  network.answer(quiz.history, ({ query }) =>
    query.cursor === undefined
      ? { history: [item(4), item(3)], next: idOf(3) }
      : { history: [item(2), item(1)], next: null },
  );
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await findFocused('Book 2');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(network.asked(quiz.history).map(({ query }) => query.cursor)).toEqual([undefined, idOf(3)]);
});

test('a failure to load more quizzes keeps the loaded ones, with a retry', async () => {
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
  await findFocused('Book 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['teacher', 'other'] as const)(
  'a grown-up (%s) is told whose history it is, and no request is sent',
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

test('loading talks and a transcript can be retried after a failure, and an expired transcript says so', async () => {
  network.answer(analytics.looks, () => ({ looks: [] }));
  network.answer(chat.history, () => refusal('server_error'));
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  expect(await screen.findByText('Failed to fetch chat history')).toBeTruthy();
  network.answer(chat.history, () => ({
    history: [
      {
        session_id: idOf(1),
        book_id: 'paws',
        book_title: 'Paws',
        book_author: 'Mara Quill',
        cover_url: null,
        is_processed_book: true,
        end_chapter: 2,
        character: null,
        last_message_time: '2025-11-14T12:00:00.000Z',
      },
    ],
    next: null,
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  network.answer(chat.session, () => refusal('server_error'));
  await user.click(await screen.findByRole('button', { name: 'Paws' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paws' }));
  expect(await dialog.findByText('Failed to load chat messages')).toBeTruthy();
  network.answer(chat.session, () => ({ messages: [] }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('No messages found')).toBeTruthy();
});
