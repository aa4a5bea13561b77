import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { books } from '../../contract/books';
import { type Dashboard, dashboard } from '../../contract/dashboard';
import { recommendations } from '../../contract/recommendations';
import { users } from '../../contract/users';
import { answerDashboard, board, openDashboard, recommendation, rows } from '../support/dashboard';
import { book, network, open, pass, person, refusal, unreachable } from '../support/screens';

const region = (name: string) => within(screen.getByRole('region', { name }));

const full: Partial<Dashboard> = {
  reading: [book(), book({ id: 'pond', title: 'The Old Pond' })],
  board: board({ rows: rows('Ben', 'Cleo') }),
  recommendations: [recommendation('Kite Weather')],
};

test('the first screen loads all its data with one call', async () => {
  openDashboard(full);
  await screen.findByRole('link', { name: /^Kite Weather/ });
  expect(region('Keep reading').getByRole('link', { name: /^Saltwind/ })).toBeTruthy();
  expect(region('Best of the week').getByText('Ben')).toBeTruthy();
  expect(network.asked(dashboard.get)).toHaveLength(1);
  expect(network.asked(books.lists)).toEqual([]);
  expect(network.asked(recommendations.list)).toEqual([]);
});

test('the gems link to their history', async () => {
  openDashboard({ me: person({ gems: 12 }) });
  const gems = await screen.findByRole('link', { name: '12 gems' });
  expect(gems.getAttribute('href')).toBe('/gems');
});

test('an activity that does not exist yet is announced without a link', async () => {
  openDashboard();
  const card = (await screen.findByText('Battle')).closest('li') as HTMLElement;
  expect(within(card).getByText('Coming soon')).toBeTruthy();
  expect(within(card).queryByRole('link')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/books', '/comics', '/leaderboard']));
});

test('the card of talks leads to the chat about the book being read, or to the choice of one', async () => {
  openDashboard(full);
  const talk = await screen.findByRole('link', { name: /^Chat.*Talk with Wren about Saltwind/ });
  expect(talk.getAttribute('href')).toBe('/books?book=saltwind&do=chat');
});

test('without a book being read the card of talks says to choose one', async () => {
  openDashboard();
  const talk = await screen.findByRole('link', { name: /^Chat.*Choose a book/ });
  expect(talk.getAttribute('href')).toBe('/books');
});

test('a book being read links to its page, beside a link to add more', async () => {
  openDashboard(full);
  const links = within(await screen.findByRole('region', { name: 'Keep reading' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/books?book=saltwind',
    '/books?book=pond',
    '/books',
  ]);
});

test('three books leave no link to add more', async () => {
  openDashboard({ reading: ['a', 'b', 'c'].map((id) => book({ id })) });
  const reading = within(await screen.findByRole('region', { name: 'Keep reading' }));
  expect(reading.getAllByRole('link')).toHaveLength(3);
});

test('a child without a current book is told how to begin', async () => {
  openDashboard();
  expect(await screen.findByText('No book open yet')).toBeTruthy();
});

test.each(['teacher', 'other'] as const)(
  'a grown-up (%s) has books, and nothing of what children earn',
  async (account_type) => {
    openDashboard({ ...full, me: person({ account_type, book_recs: ['kite-weather'] }) });
    await screen.findByRole('link', { name: /^Kite Weather/ });
    expect(screen.getByRole('heading', { name: 'Tell us what you think' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my books' })).toBeTruthy();
    for (const text of ['points', 'Weekly challenge', 'Streak gems', 'Best of the week', 'Battle'])
      expect(screen.queryByText(text)).toBeNull();
  },
);

test.each([
  [null, '/leaderboard'],
  ['Maple School', '/leaderboard?scope=school'],
])('a grown-up with the school %s has a link to the leaderboard', async (school, address) => {
  openDashboard({ ...full, me: person({ account_type: 'teacher', school }) });
  const link = await screen.findByRole('link', { name: 'Open the leaderboard' });
  expect(link.getAttribute('href')).toBe(address);
});

test('an operator has a link to the operators’ screen', async () => {
  openDashboard({
    me: person({ account_type: 'teacher', role: 'operator' }),
    board: null,
    recommendations: null,
  });
  const link = await screen.findByRole('link', { name: /^Open the operator/ });
  expect(link.getAttribute('href')).toBe('/operator');
  for (const name of ['Keep reading', 'Books', 'Books for you', 'Tell us what you think'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(network.asked(recommendations.list)).toEqual([]);
});

test('content that is loading has its space reserved', async () => {
  network.answer(dashboard.get, () => new Promise(() => undefined));
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  const reading = await screen.findByRole('region', { name: 'Keep reading' });
  expect(reading.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('link', { name: '2 gems' })).toBeTruthy();
  expect(screen.queryByText('No book open yet')).toBeNull();
});

test.each([
  ['no network', unreachable, /^Connection error\./],
  ['trouble on the other side', () => refusal('server_error'), /^Something went wrong on our side\./],
])('%s: one message is shown, with a retry', async (_, answer, words) => {
  network.answer(dashboard.get, answer);
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await pass(10_000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(screen.getByRole('link', { name: 'Go to my books' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Keep reading' })).toBeNull();
  answerDashboard(full);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Saltwind/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a user who returns sees changes, without a separate call for the record', async () => {
  const user = openDashboard(full);
  await screen.findByRole('link', { name: /^Kite Weather/ });
  await user.click(screen.getByRole('link', { name: 'Books' }));
  await screen.findByRole('combobox');
  const before = network.asked(users.me).length;
  answerDashboard({
    ...full,
    me: person({ points: 999 }),
    reading: [book({ id: 'new', title: 'Foxglove' })],
  });
  await pass(60_000);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('link', { name: /^Foxglove/ })).toBeTruthy();
  expect(screen.getByText('999')).toBeTruthy();
  expect(network.asked(dashboard.get)).toHaveLength(2);
  expect(network.asked(users.me)).toHaveLength(before);
});

test('an older answer does not revert a newer change', async () => {
  const answer = Promise.withResolvers<Dashboard>();
  network.answer(dashboard.get, () => answer.promise);
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  network.answer(users.update, () => person({ username: 'Robin' }));
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  const name = await screen.findByRole('textbox', { name: 'Username' });
  await user.clear(name);
  await user.type(name, 'Robin');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await pass(0);
  answer.resolve({ me: person(), reading: [], board: board(), recommendations: [] });
  await pass(0);
  expect(screen.getByText('No book open yet')).toBeTruthy();
  expect(screen.getByText(/Robin!$/)).toBeTruthy();
});
