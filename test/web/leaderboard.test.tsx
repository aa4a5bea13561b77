import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { classes } from '../../contract/classes/endpoints';
import { type Friend, friends } from '../../contract/friends/endpoints';
import { type Leaderboard, leaderboard } from '../../contract/leaderboard/endpoints';
import { type Me, users } from '../../contract/users/endpoints';
import { board, itIs, rows } from '../support/dashboard';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

const seen: Me['consents'] = { core: true, ai_text: true, voice: false, public_sharing: true };

beforeEach(() => {
  network.answer(classes.mine, () => ({ classes: [] }));
  network.answer(classes.list, () => ({ classes: [] }));
});

/** The leaderboard, by default for a visible child without a school. */
const openBoard = (answer: Partial<Leaderboard> = {}, of: Partial<Me> = {}, path = '/leaderboard') => {
  network.answer(users.me, () => person({ id: 'ada', consents: seen, ...of }));
  network.answer(leaderboard.board, () => board(answer));
  return open(path).user;
};

const table = () => screen.findByRole('table', { name: 'Leaderboard' });
const cells = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));
const asked = () => network.asked(leaderboard.board).map(({ query }) => query);
const you = () => screen.queryByRole('region', { name: 'You' });

test('rows have place, name, streak and points, and the best three have medals, also in words', async () => {
  openBoard({ rows: rows('Ben', 'Cleo', 'Jun', 'Noor') });
  const found = await cells();
  expect(found.map((row) => row.at(-1))).toEqual(['100', '90', '80', '70']);
  expect(found.map((row) => row[2])).toEqual([
    '1day in a row',
    '2days in a row',
    '3days in a row',
    '4days in a row',
  ]);
  expect(found[3]?.[0]).toBe('4');
  const medals = within(await table())
    .getAllByRole('img')
    .map((one) => one.getAttribute('aria-label'));
  expect(medals).toEqual(['1, Gold medal', '2, Silver medal', '3, Bronze medal']);
  for (const [i, medal] of ['Gold medal', 'Silver medal', 'Bronze medal'].entries())
    expect(found[i]?.[1]).toContain(medal);
});

test('equal points share a place and its medal', async () => {
  const [first, second, third] = rows('Ben', 'Cleo', 'Jun');
  openBoard({ rows: [first, second && { ...second, place: 1 }, third].filter((row) => row !== undefined) });
  const medals = within(await table())
    .getAllByRole('img')
    .map((one) => one.getAttribute('aria-label'));
  expect(medals).toEqual(['1, Gold medal', '1, Gold medal', '3, Bronze medal']);
});

test('the reader’s row is marked, and the place is not repeated below', async () => {
  openBoard({ rows: rows('Ben', 'Ada'), me: { place: 2, points: 90 }, students: 2 });
  const own = within(await table())
    .getByRole('rowheader', { name: /^Ada \(you\)/ })
    .closest('tr');
  expect(own?.getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  expect(you()).toBeNull();
});

test('a reader whose place is lower than the position in the list is told why', async () => {
  openBoard({ rows: rows('Ben', 'Ada'), me: { place: 5, points: 90 }, students: 12 });
  await table();
  expect(you()?.textContent).toMatch(/^You: place 5 of 1290 points.*do not show their place/);
  expect(you()?.textContent).toContain('the gems of the week go by this place');
});

test('the board of all time mentions no gems', async () => {
  const user = openBoard({ rows: rows('Ben', 'Ada'), me: { place: 5, points: 90 }, students: 12 });
  await table();
  await user.click(screen.getByRole('radio', { name: 'All time' }));
  await screen.findByText(/^Every point counts here/);
  expect(you()?.textContent).toMatch(/They count too\.$/);
});

test('readers outside the list see their place below', async () => {
  openBoard({ rows: rows('Ben', 'Cleo'), me: { place: 1234, points: 5 }, students: 10_000 });
  await table();
  expect(you()?.textContent).toBe('You: place 1,234 of 10,0005 points');
});

test('a reader without points is told how to earn some', async () => {
  openBoard({ rows: rows('Ben') });
  await table();
  expect(you()?.textContent).toContain(
    'You have no points this week yet. Each right answer brings you some.',
  );
  expect(screen.getByRole('link', { name: 'Find a book' }).getAttribute('href')).toBe('/books');
});

test('hidden readers see their place, who sees it, and how to change that', async () => {
  openBoard(
    { rows: rows('Ben'), me: { place: 2, points: 5 }, students: 2 },
    { consents: { ...seen, public_sharing: false } },
  );
  await table();
  expect(you()?.textContent).toContain('You: place 2 of 2');
  expect(you()?.textContent).toContain('Only you can see your place.');
  expect(you()?.textContent).toContain(
    'Ask your grown-up: they can switch on “Being seen by other children”.',
  );
});

test('a reader who decides alone is told where to change the visibility', async () => {
  openBoard({ rows: rows('Ben') }, { decides_alone: true, consents: { ...seen, public_sharing: false } });
  await table();
  expect(you()?.textContent).toContain('Other children do not see you here.');
  expect(you()?.textContent).toContain('You can switch on “Show me on the leaderboards” in your profile');
});

test('only a reader with a school has tabs', async () => {
  openBoard({ rows: rows('Ben') });
  await table();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(asked()).toEqual([{ scope: 'global', period: 'week' }]);
});

test('without a school the address of the school board shows the global board', async () => {
  openBoard({ rows: rows('Ben') }, {}, '/leaderboard?scope=school&period=all');
  await table();
  expect(asked()).toEqual([{ scope: 'global', period: 'all' }]);
});

test('the keyboard switches between global and school, week and all time, and the address keeps the choice', async () => {
  const user = openBoard({ rows: rows('Ben') }, { school: 'Maple School' });
  await table();
  screen.getByRole('tab', { name: 'Global', selected: true }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'School', selected: true })).toBe(document.activeElement);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'This week' }));
  await user.click(screen.getByRole('radio', { name: 'All time' }));
  await table();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All time' }).checked).toBe(true);
  expect(asked()).toEqual([
    { scope: 'global', period: 'week' },
    { scope: 'school', period: 'week' },
    { scope: 'school', period: 'all' },
  ]);
  expect(location.search).toBe('?scope=school&period=all');
});

test('the week has a countdown, and its rewards if there are any', async () => {
  itIs('2026-11-20T16:19:40Z');
  const user = openBoard({ rows: rows('Ben') }, { school: 'Maple School' });
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toBe('The week ends in 2 days 12 hours 41 minutes');
  await pass(60_000);
  expect(timer.textContent).toBe('The week ends in 2 days 12 hours 40 minutes');
  expect(screen.getByText('once 21 children read')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'School' }));
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.queryByText('once 21 children read')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All time' }));
  await table();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('at the end of the week the new board is loaded', async () => {
  itIs('2026-11-23T04:59:00Z');
  openBoard({ rows: rows('Ben') });
  await table();
  network.answer(leaderboard.board, () => board({ week_ends_at: '2026-11-30T05:00:00.000Z' }));
  await pass(61_000);
  expect(await screen.findByText('A fresh week!')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an empty board invites the reader to a quiz', async () => {
  openBoard();
  expect(await screen.findByText('A fresh week!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a book' }).getAttribute('href')).toBe('/books');
});

test.each([
  ['no network', unreachable, /^Connection error\./],
  ['no school any more', () => refusal('no_school'), /^You are not with a school here/],
])('%s: a message is shown, with a retry', async (_, answer, words) => {
  const user = openBoard({ rows: rows('Ben') }, { school: 'Maple School' }, '/leaderboard?scope=school');
  network.answer(leaderboard.board, answer);
  await screen.findByRole('tab', { name: 'School', selected: true });
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  network.answer(leaderboard.board, () => board({ rows: rows('Ben') }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeTruthy();
});

const friend = (username: string): Friend => ({
  ...{
    id: username.toLowerCase(),
    username,
    points: 0,
    streak: 0,
    border: null,
    avatar: null,
    active: true,
    classes: [],
  },
  ...{ relationship_type: 'supervision', since: '2026-11-10T10:00:00.000Z', guardian: false },
});

test.each([
  ['one child', ['Zoe'], 'Zoe is not on this list.'],
  ['none of them', ['Zoe', 'Yan'], 'None of your students is on this list.'],
  ['four by name', 'ABCD'.split(''), 'Dplace 5, '],
  ['few by name', ['Ben', 'Zoe'], 'Benplace 1, '],
  ['many by their number', 'ABCDE'.split(''), '5 of your students are among the best 6.'],
] as const)('a grown-up reads first where the own children stand: %s', async (_, own, text) => {
  network.answer(friends.list, () => own.map(friend));
  openBoard(
    { rows: rows('Ben', ...'ABCDE'.split('')) },
    { account_type: 'teacher', consents: { ...seen, public_sharing: false } },
  );
  await table();
  await waitFor(() => expect(document.body.textContent).toContain(text));
});

test('a grown-up sees the board without an own place', async () => {
  network.answer(friends.list, () => []);
  openBoard({ rows: rows('Ben') }, { account_type: 'teacher', consents: { ...seen, public_sharing: false } });
  await table();
  expect(you()).toBeNull();
});

test('an unverified grown-up is told when the boards open, and none is requested', async () => {
  openBoard({}, { role: 'parent', account_type: 'other', verified: false });
  expect(await screen.findByText('The boards open with your account')).toBeTruthy();
  expect(screen.getByText(/given consent for a child/)).toBeTruthy();
  expect(asked()).toEqual([]);
});

test.each([
  ['two readers', ['Ben', 'Cleo'], '190 points', '60 more make 250.'],
  ['ten readers', 'ABCDEFGHIJ'.split(''), '550 points', '450 more make 1,000.'],
] as const)('%s have a goal together', async (_, names, points, left) => {
  openBoard({ rows: rows(...names) });
  const together = await screen.findByRole('region', { name: 'Together' });
  expect(together.textContent).toContain(`Together they have ${points}`);
  expect(together.textContent).toContain(left);
});

test('a goal that was reached gives way to the next one', async () => {
  const [ben, ada] = rows('Ben', 'Ada');
  openBoard({ rows: [ben, ada].filter((row) => row !== undefined).map((row) => ({ ...row, points: 125 })) });
  expect((await screen.findByRole('region', { name: 'Together' })).textContent).toContain(
    '250 more make 500.',
  );
});

test.each([
  ['one reader', ['Ben']],
  ['eleven readers', 'ABCDEFGHIJK'.split('')],
] as const)('%s have no goal together', async (_, names) => {
  openBoard({ rows: rows(...names) });
  await table();
  expect(screen.queryByRole('region', { name: 'Together' })).toBeNull();
});
