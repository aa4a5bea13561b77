import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { books } from '../../contract/books/endpoints';
import { errors } from '../../contract/errors';
import { onboarding } from '../../contract/onboarding/endpoints';
import { noInterests } from '../../contract/rules/interests';
import type { Me } from '../../contract/users/endpoints';
import { comeIn, focused, newcomer, onComplete, stateWith } from '../support/onboarding';
import { foundBook as book, network, pass, refusal, settled, unreachable } from '../support/screens';

const interests = { ...noInterests, hobbies: ['Kites'], 'favorite genres': ['Fantasy'] } as Me['interests'];
const reader = newcomer({ interests });
const done = newcomer({
  interests,
  past_books: [{ id: 'saltwind', title: 'Saltwind', author: 'Mara Quill', rating: 5, description: '' }],
});
const titles = ['Saltwind', 'Saltmarsh'];
const found = titles.map((title) => book({ id: title.toLowerCase(), title }));

const finder = () => screen.getByRole('combobox', { name: 'Find a book' });
const saved = () => network.asked(onboarding.addPastBooks).map(({ body }) => body.past_books);
const save = (user: UserEvent) =>
  settled(() => user.click(screen.getByRole('button', { name: 'Save and finish' })));

const start = (me = reader) => {
  network.answer(books.autocomplete, () => found);
  return comeIn(stateWith(me));
};

const choose = async (user: UserEvent, title: string) => {
  await user.type(finder(), 'salt');
  await pass(300);
  await user.click(await screen.findByRole('option', { name: new RegExp(title) }));
};

const add = async (user: UserEvent, title: string, stars: number) => {
  await choose(user, title);
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${stars} star`) }));
  await user.click(screen.getByRole('button', { name: 'Add this book' }));
};

test('the search for books begins with two letters, 300 ms after the last key', async () => {
  const user = await start();
  expect(focused()).toBe('Which books have you read?');
  await user.type(finder(), ' s ');
  await pass(1000);
  await user.type(finder(), '{Backspace}a');
  await pass(299);
  expect(network.asked(books.autocomplete)).toEqual([]);
  await pass(1);
  expect(network.asked(books.autocomplete).map(({ query }) => query.q)).toEqual(['sa']);
});

test('a book needs at least one star, and all books are saved together', async () => {
  network.answer(onboarding.addPastBooks, () => done);
  const user = await start();
  await choose(user, 'Saltwind');
  expect(focused()).toBe('Saltwind');
  const button = screen.getByRole('button', { name: 'Add this book' });
  expect(button).toMatchObject({ disabled: true });
  await user.click(screen.getByRole('radio', { name: /^5 stars/ }));
  await user.click(button);
  await add(user, 'Saltmarsh', 2);
  const list = within(screen.getByRole('region', { name: 'Your books' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Saltwind'),
    expect.stringContaining('Saltmarsh'),
  ]);
  expect(list.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
  await save(user);
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  expect(saved()).toEqual([
    [
      { id: 'saltwind', rating: 5 },
      { id: 'saltmarsh', rating: 2 },
    ],
  ]);
});

test('after a short celebration the onboarding is complete', async () => {
  await comeIn(stateWith(done));
  expect(focused()).toBe('Welcome, Zoe!');
  await pass(3999);
  expect(onComplete).not.toHaveBeenCalled();
  await pass(1);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('the celebration can be skipped', async () => {
  const user = await comeIn(stateWith(done));
  await user.click(screen.getByRole('button', { name: 'Open the door' }));
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a book that is already on the list is refused', async () => {
  const user = await start();
  await add(user, 'Saltwind', 4);
  await choose(user, 'Saltwind');
  expect((await screen.findByRole('alert')).textContent).toBe('This book is already in your past books list');
  expect(screen.queryByRole('button', { name: 'Add this book' })).toBeNull();
  await add(user, 'Saltmarsh', 3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a book can be removed before and after it is rated', async () => {
  const user = await start();
  await choose(user, 'Saltwind');
  expect(screen.queryByRole('button', { name: 'Save and finish' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not this one' }));
  expect(screen.queryByRole('region', { name: 'Your books' })).toBeNull();
  await add(user, 'Saltwind', 1);
  await user.click(screen.getByRole('button', { name: 'Take away Saltwind' }));
  expect(screen.queryByRole('region', { name: 'Your books' })).toBeNull();
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Please add at least one book first.');
  expect(saved()).toEqual([]);
});

test('a search that fails or finds nothing says so', async () => {
  const user = await start();
  network.answer(books.autocomplete, () => refusal('server_error'));
  await user.type(finder(), 'salt');
  await pass(300);
  await pass(20_000);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch search results');
  network.answer(books.autocomplete, () => []);
  await user.type(finder(), 'y');
  await pass(300);
  expect(await screen.findByText(/No book found for “salty”/, { selector: '[role=status]' })).toBeTruthy();
});

test.each([unreachable, () => refusal('server_error'), () => refusal('queue_failed')])(
  'saving the books can be retried: %#',
  async (answer) => {
    network.answer(onboarding.addPastBooks, answer);
    const user = await start();
    await add(user, 'Saltwind', 4);
    await save(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to save past books. Please try again.',
    );
    network.answer(onboarding.addPastBooks, () => done);
    await save(user);
    expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  },
);

test('books that were saved although the answer was lost cause no error', async () => {
  network.answer(onboarding.addPastBooks, () => refusal('past_book_duplicate'));
  const user = await start();
  await add(user, 'Saltwind', 4);
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe(errors.past_book_duplicate.text);
  network.answer(onboarding.state, () => stateWith(done));
  await save(user);
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
});

test('at most ten books can be added', async () => {
  const many = Array.from({ length: 10 }, (_, i) => book({ id: `salt-${i}`, title: `Salt ${i}` }));
  const user = await start();
  network.answer(books.autocomplete, () => many);
  for (const { title } of many) await add(user, title, 3);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/That makes 10/)).toBeTruthy();
});

test('chosen books are kept after going back', async () => {
  const user = await start();
  await add(user, 'Saltwind', 4);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  network.answer(onboarding.state, () => stateWith(reader));
  expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
});

test('children are told that books which were read to them count', async () => {
  await start();
  expect(screen.getByText(/Books that somebody read to you count too!/)).toBeTruthy();
});

test('a teacher is asked only for books that they have read themselves', async () => {
  await start(newcomer({ interests, account_type: 'teacher', age: 40 }));
  expect(screen.getByText(/Find books you have read and rate them/)).toBeTruthy();
  expect(screen.queryByText(/read to you/)).toBeNull();
});

test('covers of the favourite genres can be pressed instead of a search, and leave when they are added', async () => {
  network.answer(onboarding.addPastBooks, () => done);
  network.answer(books.shelf, ({ query }) => ({ books: query.about === 'Fantasy' ? found : [] }));
  const user = await start();
  const covers = await screen.findByRole('list', { name: 'Do you know one of these?' });
  const [first] = found;
  await user.click(within(covers).getByRole('button', { name: new RegExp(String(first?.title)) }));
  await user.click(screen.getByRole('radio', { name: /4 stars/ }));
  await user.click(screen.getByRole('button', { name: 'Add this book' }));
  const left = within(await screen.findByRole('list', { name: 'Do you know one of these?' }));
  expect(left.getAllByRole('button')).toHaveLength(found.length - 1);
  await save(user);
  expect(saved()).toEqual([[{ id: first?.id, rating: 4 }]]);
});

test('the covers alternate between the genres, each book once, and books that can be read only here come last', async () => {
  const both = { ...interests, 'favorite genres': ['Fantasy', 'Animals'] } as Me['interests'];
  const shelves: Record<string, string[]> = {
    Fantasy: ['Ours', 'Owls', 'Elves'],
    Animals: ['Owls', 'Bears'],
  };
  network.answer(books.shelf, ({ query }) => ({
    books: (shelves[query.about ?? ''] ?? []).map((title) =>
      book({ id: title.toLowerCase(), title, reading_grade: title === 'Ours' ? 2 : null }),
    ),
  }));
  await start(newcomer({ interests: both }));
  const covers = within(await screen.findByRole('list', { name: 'Do you know one of these?' }));
  expect(covers.getAllByRole('button').map((one) => one.lastElementChild?.textContent)).toEqual([
    'Owls',
    'Elves',
    'Bears',
    'Ours',
  ]);
});

test('a wall has nine covers at most', async () => {
  const many = Array.from({ length: 12 }, (_, i) => book({ id: `salt-${i}`, title: `Salt ${i}` }));
  network.answer(books.shelf, () => ({ books: many }));
  await start();
  const covers = within(await screen.findByRole('list', { name: 'Do you know one of these?' }));
  expect(covers.getAllByRole('button')).toHaveLength(9);
});
