import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { type Book, books } from '../../contract/books/endpoints';
import type { Answer } from '../../contract/endpoint';
import { quiz } from '../../contract/quiz/endpoints';
import { users } from '../../contract/users/endpoints';
import { book, network, open, pass, person, refusal } from '../support/screens';

const chapters = ['The Storm', 'The Map', 'The Whale'].map((chapter_title, i) => ({
  chapter_number: i + 1,
  chapter_title,
}));

type Processed = Answer<typeof books.process>;

const queued: Partial<Book> = { processing_status: 'not_attempted', queued_at: '2026-11-16T14:00:00.000Z' };
const waiting = (of: Partial<Book>): Processed => ({
  book: book(of),
  status: 'processing',
  is_processed: false,
  chapters: [],
  main_characters: [],
  total_chapters: null,
  processing_error: null,
});
const processed: Processed = {
  book: book(),
  status: 'processed',
  is_processed: true,
  chapters,
  main_characters: [],
  total_chapters: 3,
  processing_error: null,
};
const failed: Processed = {
  ...processed,
  book: book({ processing_status: 'failed' }),
  status: 'failed',
  is_processed: false,
  chapters: [],
  main_characters: [],
  total_chapters: null,
};

const from = (start: number): Answer<typeof quiz.chapters> => ({
  valid_chapters: [1, 2, 3].filter((chapter) => chapter >= start),
  start_chapter: start,
  message: null,
  completed: false,
});

/** The books screen with a chosen book. The server answers these states in order. */
const choose = (...answers: (Processed | ReturnType<typeof refusal>)[]) => chooseAt('', ...answers);
const chooseAt = (query: string, ...answers: (Processed | ReturnType<typeof refusal>)[]) => {
  network.answer(
    books.process,
    () => answers[Math.min(network.asked(books.process).length, answers.length) - 1] ?? processed,
  );
  return open(`/books?book=saltwind${query}`, { book: book({ processing_status: 'not_attempted' }) });
};

const panel = async () => within(await screen.findByRole('region', { name: 'Book Selected' }));

test('an address for the chat opens the choice of a chapter', async () => {
  chooseAt('&do=chat', processed);
  const shown = await panel();
  const start = await shown.findByRole('button', { name: 'Start the talk' });
  expect(document.activeElement?.contains(start)).toBe(true);
  expect(shown.getByRole('button', { name: /^Chat/ }).getAttribute('aria-current')).toBe('true');
  expect(network.asked(quiz.chapters)).toEqual([]);
});

test('a queued book is polled until it is processed, and not afterwards', async () => {
  network.answer(quiz.chapters, () => from(1));
  choose(waiting(queued), waiting({ processing_status: 'processing' }), processed);
  const shown = await panel();
  expect(await shown.findByText('In Queue')).toBeTruthy();
  expect(shown.getByRole('status').textContent).toContain('Wren is opening this book…');
  await shown.findByText('Processing', {}, { timeout: 3000 });
  await shown.findByText('By Chapter', {}, { timeout: 3000 });
  expect(shown.getByText('Wren asks about the chapters that you have read.')).toBeTruthy();
  expect(shown.queryByText('Wren is opening this book…')).toBeNull();
  expect(await shown.findAllByRole('radio')).toHaveLength(3);
  await pass(60_000);
  const asked = network.asked(books.process).map(({ body }) => body);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(asked[0]).toEqual({
    id: 'saltwind',
    title: 'Saltwind',
    author: 'Mara Quill',
    publishedYear: 2021,
    thumbnail: null,
  });
});

test('a book that is looked up again offers its quiz meanwhile, and its chapters when they are known', async () => {
  network.answer(quiz.chapters, () => from(1));
  choose(waiting({ processing_status: 'failed', quiz_possible: true }), processed);
  const shown = await panel();
  expect(await shown.findByText('By Full Book')).toBeTruthy();
  expect(await shown.findByRole('button', { name: /^Quiz/ })).toBeTruthy();
  expect(shown.queryByText('Wren is opening this book…')).toBeNull();
  await shown.findByText('By Chapter', {}, { timeout: 3000 });
});

test('polling of a book slows down with time, and stops when the user leaves', async () => {
  const { user } = choose(waiting(queued));
  await panel();
  await pass(3000);
  const soon = network.asked(books.process).length;
  await pass(60_000);
  const later = network.asked(books.process).length - soon;
  expect(soon).toBeGreaterThanOrEqual(3);
  expect(later).toBeLessThan(soon * 5);
  await user.click(screen.getByRole('button', { name: 'Put this book away' }));
  await pass(60_000);
  expect(network.asked(books.process)).toHaveLength(soon + later);
});

test('a failure of processing is shown, with a retry', async () => {
  network.answer(quiz.chapters, () => from(1));
  const broken = {
    ...waiting({ processing_status: 'not_attempted' }),
    status: 'not_attempted' as const,
    processing_error: 'The reader is ill.',
  };
  const { user } = choose(broken, processed);
  const shown = await panel();
  expect((await shown.findByRole('alert')).textContent).toContain('The reader is ill.');
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findAllByRole('radio')).toHaveLength(3);
  expect(shown.queryByRole('alert')).toBeNull();
});

test.each(['ai_resting', 'paused'] as const)(
  '%s: a new book says what still works, and no retry is offered',
  async (code) => {
    choose(refusal(code));
    const shown = await panel();
    await shown.findByText(/You can put the book on your lists, or choose another one\.$/);
    expect(shown.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('a book that cannot be queued says so after a few tries, and can be retried', async () => {
  network.answer(quiz.chapters, () => from(1));
  const { user } = choose(
    refusal('queue_failed'),
    refusal('queue_failed'),
    refusal('queue_failed'),
    processed,
  );
  const shown = await panel();
  const alert = await shown.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain('Failed to queue book for processing');
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('By Chapter')).toBeTruthy();
});

test('only remaining chapters can be chosen, and the quiz needs a choice', async () => {
  network.answer(quiz.chapters, () => from(2));
  const { user } = choose(processed);
  const shown = await panel();
  const options = await shown.findAllByRole('radio');
  expect(options).toHaveLength(2);
  expect(shown.getByRole('group', { name: 'How far have you read?' })).toBeTruthy();
  const start = shown.getByRole<HTMLButtonElement>('button', { name: 'Start the quiz' });
  expect(start.disabled).toBe(true);
  network.answer(quiz.start, () => new Promise(() => undefined));
  await user.click(shown.getByRole('radio', { name: 'Chapter 3: The Whale' }));
  await user.click(start);
  expect(await screen.findByText('Wren is thinking up your questions…')).toBeTruthy();
  expect(network.asked(quiz.start)[0]?.query).toEqual({ id: 'saltwind', end_chapter: '3' });
});

test('quiz, chat and voice are activities of a book', async () => {
  network.answer(quiz.chapters, () => from(1));
  const { user } = choose(processed);
  const tiles = within(await (await panel()).findByRole('list', { name: 'What to do with this book' }));
  const tile = (name: RegExp) => tiles.getByRole<HTMLButtonElement>('button', { name });
  await user.click(tile(/^Voice/));
  expect(tile(/^Voice/).getAttribute('aria-current')).toBe('true');
  await user.click(tile(/^Quiz/));
  expect(tile(/^Quiz/).getAttribute('aria-current')).toBe('true');
  await user.click(tile(/^Quiz/));
  expect(document.activeElement?.textContent).toContain('How far have you read?');
});

test('reading, quiz, talk and log are one row, without reading where the text is not here', async () => {
  network.answer(quiz.chapters, () => from(1));
  const namesOf = async () =>
    within(await (await panel()).findByRole('list', { name: 'What to do with this book' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' ')[0]);
  choose({ ...processed, book: book({ reading_grade: 3 }) });
  await (await panel()).findByRole('link', { name: 'Read it here' });
  expect(await namesOf()).toEqual(['Read', 'Quiz', 'Chat', 'Voice', 'Log']);
  cleanup();
  choose({ ...processed, book: book({ reading_grade: null }) });
  await (await panel()).findByText('By Chapter');
  expect(await namesOf()).toEqual(['Quiz', 'Chat', 'Voice', 'Log']);
});

test('an activity that is switched off is left out, and one that rests says until when', async () => {
  const held = { minutes: null, quiz_first: false, quiet_until: null, spent_until: '2026-11-17T00:00:00' };
  network.answer(users.me, () => person({ controls: { ...held, off: ['chat'] } }));
  network.answer(quiz.chapters, () => from(1));
  choose(processed);
  const tiles = within(await (await panel()).findByRole('list', { name: 'What to do with this book' }));
  expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Quiz Rests until 12:00 AM',
    'Voice Rests until 12:00 AM',
    'Log Pages and minutes',
  ]);
});

test('a book without chapters has a quiz on the whole book', async () => {
  network.answer(quiz.chapters, () => ({
    valid_chapters: [],
    start_chapter: null,
    message: null,
    completed: false,
  }));
  network.answer(quiz.start, () => new Promise(() => undefined));
  const { user } = choose(failed);
  const shown = await panel();
  expect(await shown.findByText('By Full Book')).toBeTruthy();
  await user.click(await shown.findByRole('button', { name: 'Start the quiz' }));
  await screen.findByText('Wren is thinking up your questions…');
  expect(network.asked(quiz.start)[0]?.query).toEqual({ id: 'saltwind' });
});

test('a book whose quizzes are all done is shown as a success', async () => {
  const message = 'All chapters have been completed for this book';
  network.answer(quiz.chapters, () => ({
    valid_chapters: [],
    start_chapter: null,
    message,
    completed: true,
  }));
  choose(processed);
  const shown = await panel();
  expect((await shown.findByText(new RegExp(message))).closest('[role]')?.getAttribute('role')).toBe(
    'status',
  );
  expect(shown.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
});

test('a failure to load the chapters is shown, with a retry', async () => {
  network.answer(quiz.chapters, () => refusal('book_not_ready'));
  const { user } = choose(processed);
  const shown = await panel();
  expect((await shown.findByRole('alert')).textContent).toContain('Failed to check quiz availability');
  network.answer(quiz.chapters, () => from(1));
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findAllByRole('radio')).toHaveLength(3);
});

test('a teacher sees the book and its lists, but no quiz', async () => {
  network.answer(users.me, () => person({ account_type: 'teacher' }));
  choose(processed);
  const shown = await panel();
  expect(await shown.findByText('By Chapter')).toBeTruthy();
  await pass(5000);
  expect(shown.getByRole('button', { name: 'Want to Read' })).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  expect(shown.queryByRole('list', { name: 'What to do with this book' })).toBeNull();
  expect(network.asked(quiz.chapters)).toEqual([]);
});

test('the panel of a book that Wren does not know says so immediately, with other steps and no link to a quiz', async () => {
  const { user } = choose({
    ...failed,
    book: book({ processing_status: 'failed', quiz_possible: false, total_chapters: null }),
  });
  const shown = await panel();
  expect(await shown.findByText('No Quiz Yet')).toBeTruthy();
  expect(shown.getByText(/Wren has not read this book/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Tell Wren about it' }).getAttribute('href')).toBe(
    '/chat?book=saltwind',
  );
  expect(shown.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  expect(shown.queryByRole('list', { name: 'What to do with this book' })).toBeNull();
  expect(shown.getByRole('button', { name: 'Want to Read' })).toBeTruthy();
  expect(network.asked(quiz.chapters)).toEqual([]);
  await user.click(shown.getByRole('button', { name: 'Find another book' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('a book with portraits shows its characters, and another one does not', async () => {
  network.answer(quiz.chapters, () => from(1));
  const portrait = { src: '/pictures/saltwind/marit-vance.svg', alt: 'A girl in a yellow coat.' };
  choose({ ...processed, main_characters: [{ name: 'Marit Vance', portrait }, { name: 'A gull' }] });
  const cast = within(await (await panel()).findByRole('region', { name: 'Who is in it' }));
  expect(cast.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Marit Vance']);
  const picture = cast.getByRole('img', { name: portrait.alt });
  expect(picture.getAttribute('src')).toBe(portrait.src);
  expect(picture.getAttribute('loading')).toBe('lazy');
  cleanup();

  choose({ ...processed, main_characters: [{ name: 'Marit Vance' }] });
  const shown = await panel();
  await shown.findByText('By Chapter');
  expect(shown.queryByRole('region', { name: 'Who is in it' })).toBeNull();
});
