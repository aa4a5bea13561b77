import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { books } from '../../../contract/books/endpoints';
import type { Answer } from '../../../contract/endpoint';
import { quiz } from '../../../contract/quiz/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { book, goOn, network, openQuiz, pass, person, questions, refusal } from '../../support/screens';

const asked = questions(1);
const result: Answer<typeof quiz.submit> = {
  quiz_id: 'q1',
  score: 1,
  total: 1,
  points: 5,
  unpaid: null,
  total_points: 1125,
  corrected: false,
  book_finished: false,
  gems: 0,
  readable: true,
};

/** The dialog at the end of a quiz on chapters 1 and 2. */
const finish = async (of: Partial<typeof result> = {}, left: readonly number[] = [3]) => {
  network.answer(quiz.submit, () => ({ ...result, ...of }));
  const user = await openQuiz(asked);
  network.answer(quiz.chapters, () => ({
    valid_chapters: [...left],
    start_chapter: left[0] ?? null,
    message: left.length > 0 ? null : 'There is too little left to read in this book.',
    completed: false,
  }));
  await user.click(await screen.findByRole('radio', { name: 'Answer 1c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await goOn(user, 'Finish Quiz');
  const name = of.book_finished ? 'You finished a book!' : 'Quiz complete!';
  const dialog = within(await screen.findByRole('dialog', { name }));
  await pass(0);
  return { user, dialog };
};

/** The end of the last chapter: the child's lists are there, and what is recommended. */
const finishBook = async (found: Answer<typeof recommendations.list> | ReturnType<typeof refusal>) => {
  const open = book({ id: 'saltwind', title: 'Saltwind' });
  network.answer(books.lists, () => ({
    reading: [open],
    want_to_read: [book({ id: 'gull', title: 'The Gull' })],
    read: [],
    finished: ['saltwind'],
  }));
  network.answer(recommendations.list, () => found);
  return finish({ book_finished: true });
};

const owls = { ...book({ id: 'owls', title: 'Owls at Noon' }), reason: 'Because you like birds' };
const { rating: _, ...recommended } = owls;

test('the first button leads on to the next chapter of a book whose text is here', async () => {
  const { dialog } = await finish();
  const read = dialog.getByRole('button', { name: 'Read chapter 3' });
  expect(document.activeElement).toBe(read);
  const ways = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways.indexOf('Read chapter 3')).toBeLessThan(ways.indexOf('Back to Dashboard'));
  expect(await dialog.findByRole('button', { name: 'Choose the next chapters' })).toBeTruthy();
});

test('a book on paper leads on to the quiz on its next chapters', async () => {
  const { dialog, user } = await finish({ readable: false });
  expect(dialog.queryByRole('button', { name: /^Read chapter/ })).toBeNull();
  network.answer(books.process, () => refusal('server_error'));
  network.answer(books.lists, () => ({ reading: [], want_to_read: [], read: [] }));
  await user.click(await dialog.findByRole('button', { name: 'Choose the next chapters' }));
  expect(location.pathname + location.search).toBe('/books?book=saltwind');
});

test('“Choose the next chapters” does not stand where there are none', async () => {
  const { dialog } = await finish({}, []);
  expect(dialog.queryByRole('button', { name: 'Choose the next chapters' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Read chapter 3' })).toBeTruthy();
});

test('at the end of a book the child’s stars move it to Read, and no further chapters are asked for', async () => {
  const { dialog, user } = await finishBook({ recommendations: [recommended] });
  const stars = within(dialog.getByRole('region', { name: 'How did you like Saltwind?' }));
  expect(dialog.queryByRole('button', { name: /chapter/ })).toBeNull();
  expect(network.asked(quiz.chapters)).toEqual([]);
  network.answer(books.move, () => ({ ...book({ id: 'saltwind' }), rating: 4 }));
  await user.click(stars.getByRole('radio', { name: /^4 stars/ }));
  expect(network.asked(books.move)).toMatchObject([
    { params: { id: 'saltwind' }, body: { stage: 'read', rating: 4 } },
  ]);
  expect(stars.getByRole('status').textContent).toContain('Read shelf');
});

test('stars that could not be kept say so', async () => {
  const { dialog, user } = await finishBook({ recommendations: [] });
  network.answer(books.move, () => refusal('server_error'));
  await user.click(dialog.getByRole('radio', { name: /^5 stars/ }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('the next book comes with the reason for which it is recommended', async () => {
  const { dialog, user } = await finishBook({ recommendations: [recommended] });
  const next = within(await dialog.findByRole('region', { name: 'Your next book?' }));
  expect(next.getByText('Owls at Noon', { selector: 'p' })).toBeTruthy();
  expect(next.getByText('Because you like birds')).toBeTruthy();
  network.answer(books.process, () => refusal('server_error'));
  await user.click(next.getByRole('button', { name: 'Open this book' }));
  expect(location.pathname + location.search).toBe('/books?book=owls');
});

test.each([
  ['recommendations that fail', refusal('recommendations_failed')],
  ['no recommendation', { recommendations: [] }],
] as const)('%s leave the latest wish of the child as the next book', async (_name, found) => {
  const { dialog } = await finishBook(found as never);
  const next = within(await dialog.findByRole('region', { name: 'Your next book?' }));
  expect(next.getByText('The Gull', { selector: 'p' })).toBeTruthy();
  expect(next.getByText('It is on your Want to Read list')).toBeTruthy();
});

test('the end of a book names the gems that its words have paid', async () => {
  network.answer(books.lists, () => ({ reading: [], want_to_read: [], read: [] }));
  network.answer(recommendations.list, () => ({ recommendations: [] }));
  const { dialog } = await finish({ book_finished: true, gems: 2 });
  expect(dialog.getByText('2 gems for what you read in this book')).toBeTruthy();
});

test('a finished book has a certificate, whose name the child may change and which is sent nowhere', async () => {
  const { dialog, user } = await finishBook({ recommendations: [] });
  await user.click(dialog.getByRole('button', { name: 'Make a certificate' }));
  const certificate = within(await screen.findByRole('dialog', { name: 'Your certificate' }));
  const name = certificate.getByRole<HTMLInputElement>('textbox', { name: 'The name on it' });
  expect(name.value).toBe(person().username);
  await user.clear(name);
  await user.type(name, 'Pip the Great');
  expect(certificate.getByText('Pip the Great')).toBeTruthy();
  expect(certificate.getByText('November 16, 2026')).toBeTruthy();
});
