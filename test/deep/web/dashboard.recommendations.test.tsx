import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { books } from '../../../contract/books/endpoints';
import type { Dashboard } from '../../../contract/dashboard/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { answerDashboard, openDashboard, recommendation } from '../../support/dashboard';
import { book, network, pass, person, refusal, unreachable } from '../../support/screens';

const five = ['Kite Weather', 'Foxglove', 'Two Tides', 'The Lamp', 'Old Bear'].map((title) =>
  recommendation(title),
);
const others = ['Saltwind', 'Brundle'].map((title) =>
  recommendation(title, 'Because you enjoyed The Old Pond'),
);

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
});

const section = async () => within(await screen.findByRole('region', { name: 'Books for you' }));
const titles = async () =>
  (await section())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/books?book=', ''));
const asked = () => network.asked(recommendations.list).map(({ query }) => query.refresh);
const add = (title: string) => screen.findByRole('button', { name: `Add ${title} to Want to Read` });
const added = (title: string) => screen.findByRole('button', { name: `Added ${title} to Want to Read` });

const openWith = (of: Partial<Dashboard> = { recommendations: five }) => openDashboard(of);

test('five books are shown, each with a reason and a link to its page', async () => {
  openWith();
  expect(await titles()).toEqual(['kite-weather', 'foxglove', 'two-tides', 'the-lamp', 'old-bear']);
  expect((await section()).getAllByText('Because you like kites')).toHaveLength(5);
  expect(asked()).toEqual([]);
});

test('without stored recommendations the search for some starts after the rest has loaded', async () => {
  const answer = Promise.withResolvers<{ recommendations: typeof five }>();
  network.answer(recommendations.list, () => answer.promise);
  openWith({ recommendations: null });
  expect((await section()).getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.getByText('Which book are you reading?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Find others' })).toBeNull();
  answer.resolve({ recommendations: five });
  expect(await add('Foxglove')).toBeTruthy();
  expect(asked()).toEqual([undefined]);
});

test('a failure shows a message and can be retried', async () => {
  network.answer(recommendations.list, () => refusal('recommendations_failed'));
  const user = openWith({ recommendations: null });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load recommendationsTry again');
  network.answer(recommendations.list, () => ({ recommendations: five }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await add('Foxglove')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the AI budget of the day is used up no retry is offered', async () => {
  network.answer(recommendations.list, () => refusal('ai_resting'));
  openWith({ recommendations: null });
  expect((await section()).getByText(/^Wren has worked hard today/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the add button goes from idle to adding to added, and sends one request', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof book>>();
  network.answer(books.add, () => answer.promise);
  const user = openWith();
  await user.click(await add('Foxglove'));
  const adding = await screen.findByRole('button', { name: 'Adding… Foxglove to Want to Read' });
  expect(adding.getAttribute('aria-busy')).toBe('true');
  await user.click(adding);
  answer.resolve(book({ id: 'foxglove' }));
  await user.click(await added('Foxglove'));
  expect(screen.getByText('Foxglove is on your Want to Read list.').getAttribute('role')).toBe('status');
  expect(await add('Two Tides')).toBeTruthy();
  expect(network.asked(books.add).map(({ body }) => body)).toEqual([
    { book_id: 'foxglove', stage: 'want_to_read' },
  ]);
});

test('if adding fails the button still shows added, and the failure is logged', async () => {
  network.answer(books.add, unreachable);
  const user = openWith();
  await user.click(await add('Foxglove'));
  expect(await added('Foxglove')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(1);
});

test('an added book stays visible even if the server no longer recommends it', async () => {
  network.answer(books.add, () => book({ id: 'foxglove' }));
  const user = openWith();
  await user.click(await add('Foxglove'));
  await added('Foxglove');
  answerDashboard({ recommendations: five.filter(({ id }) => id !== 'foxglove') });
  await pass(31_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(0);
  expect(await titles()).toHaveLength(5);
});

test('a refresh finds other books, and a failed one keeps the previous ones', async () => {
  network.answer(recommendations.list, () => refusal('recommendations_failed'));
  const user = openWith();
  await section();
  const find = screen.getByRole('button', { name: 'Find others' });
  await user.click(find);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load recommendations');
  expect(await titles()).toHaveLength(5);
  network.answer(recommendations.list, () => ({ recommendations: others }));
  await user.click(find);
  expect(await add('Saltwind')).toBeTruthy();
  expect(await titles()).toEqual(['saltwind', 'brundle']);
  expect((await section()).getByText('Here are other books.').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked()).toEqual(['true', 'true']);
});

test('when all recommended books are on a list, others can be found', async () => {
  network.answer(recommendations.list, () => ({ recommendations: others }));
  const user = openWith({ recommendations: [] });
  expect((await section()).getByText('These are all on your lists now')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Find others' }));
  expect(await add('Saltwind')).toBeTruthy();
});

test('new interests bring new books', async () => {
  network.answer(users.update, ({ body }) => person({ username: body.username ?? 'Ada', book_recs: null }));
  network.answer(recommendations.list, () => ({ recommendations: others }));
  const user = openWith();
  await add('Foxglove');
  await user.click(screen.getByRole('button', { name: /: profile and settings$/ }));
  const genres = within(await screen.findByRole('group', { name: 'Favorite genres' }));
  await user.click(genres.getByRole('button', { name: 'Mystery' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await pass(0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await add('Saltwind')).toBeTruthy();
  expect(await titles()).toEqual(['saltwind', 'brundle']);
  expect(asked()).toEqual([undefined]);
});
