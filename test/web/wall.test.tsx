import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { noInterests } from '../../contract/rules/interests';
import { users } from '../../contract/users/endpoints';
import { book, network, open, person, refusal } from '../support/screens';

const interests = {
  ...noInterests,
  sports: ['Football'],
  hobbies: ['Kites'],
  'favorite genres': ['Mystery' as const],
};

beforeEach(() => {
  network.answer(users.me, () => person({ interests }));
  network.answer(books.process, () => new Promise(() => undefined));
  network.answer(books.shelf, ({ query }) => ({
    books: query.about === 'Kites' ? [] : [book({ title: `For ${JSON.stringify(query)}` })],
  }));
});

const shelves = () =>
  within(screen.getByRole('region', { name: 'The wall of books' }))
    .getAllByRole('region')
    .map((one) => one.getAttribute('aria-label'));

/** The button of a cover. */
const cover = (name: string) => screen.findByRole('button', { name });

const asked = () => network.asked(books.shelf).map(({ query }) => query);

test('the shelves are by what suits, by length, by interests and by genres, and an empty one takes no room', async () => {
  open('/books');
  await cover('For {"about":"Football"}');
  expect(shelves()).toEqual(['Just right for you', 'Short tonight', 'Because you like Football', 'Mystery']);
  expect(asked()).toEqual([
    {},
    { kind: 'short' },
    { about: 'Football' },
    { about: 'Kites' },
    { about: 'Mystery' },
  ]);
});

test('a shelf is like the book that was taken up last', async () => {
  const reading = [book({ id: 'saltwind', title: 'Saltwind' })];
  network.answer(books.lists, () => ({ reading, want_to_read: [], read: [] }));
  open('/books');
  expect(await screen.findByRole('region', { name: 'Like Saltwind' })).toBeTruthy();
  expect(asked()).toContainEqual({ like: 'saltwind' });
  const keep = within(screen.getByRole('region', { name: 'Keep reading' }));
  expect(keep.getByRole('button', { name: 'Saltwind' })).toBeTruthy();
});

test('shelves come only after the reading lists, which decide the first ones, so that none moves', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  network.answer(books.lists, async () => {
    await held;
    return { reading: [book({ id: 'saltwind', title: 'Saltwind' })], want_to_read: [], read: [] };
  });
  open('/books');
  expect(await screen.findByRole('region', { name: 'The wall of books' })).toBeTruthy();
  expect(asked()).toEqual([]);
  release();
  await cover('Saltwind');
  expect(asked()).toContainEqual({});
});

test('shelves come also if the reading lists do not', async () => {
  network.answer(books.lists, () => refusal('server_error'));
  open('/books');
  expect(await cover('For {}')).toBeTruthy();
});

test('without a network the wall says what still opens, until the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/books');
  const words = await screen.findByText(/^New shelves need the internet\./);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(words.isConnected).toBe(false);
  online.mockRestore();
});

test('a press on a cover opens its book', async () => {
  const { user } = open('/books');
  await user.click(await cover('For {}'));
  expect((await screen.findByRole('region', { name: 'Book Selected' })).textContent).toContain('For {}');
});

test('filters apply to all shelves, and those who find nothing get all books back', async () => {
  const { user } = open('/books');
  await cover('For {}');
  await user.click(screen.getByRole('button', { name: 'To read here' }));
  await user.click(screen.getByRole('button', { name: 'Easy path' }));
  expect(await cover('For {"level":"1","here":"true"}')).toBeTruthy();
  network.answer(books.shelf, () => ({ books: [] }));
  await user.click(screen.getByRole('button', { name: 'Mountain' }));
  await user.click(await screen.findByRole('button', { name: 'Show all books' }));
  expect(await cover('For {}')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Easy path' }).getAttribute('aria-pressed')).toBe('false');
});

test('one of several filters that find nothing together is taken away alone', async () => {
  const { user } = open('/books');
  await cover('For {}');
  network.answer(books.shelf, ({ query }) => ({
    books: query.kind === 'short' ? [] : [book({ title: JSON.stringify(query) })],
  }));
  await user.click(screen.getByRole('button', { name: 'Mountain' }));
  expect(screen.queryByText('No book is like that yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Short tonight' }));
  await user.click(await screen.findByRole('button', { name: 'Long books, too' }));
  expect(await cover('{"level":"4"}')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mountain' }).getAttribute('aria-pressed')).toBe('true');
});

test('a single filter that finds nothing offers all books, and nothing to take away', async () => {
  const { user } = open('/books');
  await cover('For {}');
  network.answer(books.shelf, () => ({ books: [] }));
  await user.click(screen.getByRole('button', { name: 'Mountain' }));
  expect(await screen.findByRole('button', { name: 'Show all books' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Every level' })).toBeNull();
});

test('an address of a book on no list leads to the search, and to the wall', async () => {
  network.answer(books.lists, () => ({ reading: [book({ id: 'saltwind' })], want_to_read: [], read: [] }));
  const { user } = open('/books?book=no-such-book');
  const lost = within(await screen.findByRole('region', { name: 'Where is this book?' }));
  await user.click(lost.getByRole('button', { name: 'Search for it' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Which book are you reading?' }));
  await user.click(lost.getByRole('button', { name: 'See the wall' }));
  expect(screen.queryByRole('region', { name: 'Where is this book?' })).toBeNull();
  expect(location.search).toBe('');
});

test('a shelf that does not come is left out, and more shelves come on demand', async () => {
  network.answer(books.shelf, ({ query }) =>
    query.kind === 'short' ? refusal('server_error') : { books: [book({ title: JSON.stringify(query) })] },
  );
  const { user } = open('/books');
  await cover('{}');
  expect(await screen.findByRole('region', { name: 'Mystery' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more shelves' }));
  expect(await cover('{"kind":"series"}')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more shelves' })).toBeNull();
});

test('a grown-up chooses for others: by grade, by length and by theme, not by its own taste', async () => {
  network.answer(users.me, () => person({ account_type: 'teacher', interests }));
  network.answer(books.shelf, ({ query }) => ({ books: [book({ title: JSON.stringify(query) })] }));
  const { user } = open('/books');
  await cover('{"level":"0"}');
  expect(shelves()).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Show more shelves' }));
  await cover('{"about":"Space"}');
  expect(shelves()).toEqual([
    'Grades 1–2: First steps',
    'Grade 3: Easy path',
    'Grade 4: Steady climb',
    'Grades 5–6: High hill',
    'Grade 7+: Mountain',
    'Short, for one sitting',
    'Series',
    'To laugh',
    'Animals',
    'Mysteries',
    'Adventures',
    'Friends',
    'Space',
  ]);
});

test('a grown-up who filters by a grade sees the shelf of this grade, and no other', async () => {
  network.answer(users.me, () => person({ account_type: 'other' }));
  network.answer(books.shelf, ({ query }) => ({ books: [book({ title: JSON.stringify(query) })] }));
  const { user } = open('/books');
  await cover('{"level":"0"}');
  await user.click(screen.getByRole('button', { name: 'Grade 4' }));
  await cover('{"kind":"short","level":"2"}');
  expect(shelves().slice(0, 2)).toEqual(['Grade 4: Steady climb', 'Short, for one sitting']);
  await user.click(screen.getByRole('button', { name: 'Short' }));
  expect(shelves()).toEqual(['Short, for one sitting']);
});
