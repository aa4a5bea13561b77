import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type GemKind, rewards } from '../../contract/rewards/endpoints';
import { type Me, users } from '../../contract/users/endpoints';
import { network, open, pass, person, unreachable } from '../support/screens';

type Entries = { kind: GemKind; gems: number; created_at: string; what?: string }[];

const openGems = (entries: Entries = [], of: Partial<Me> = {}) => {
  network.answer(users.me, () => person(of));
  network.answer(rewards.gemHistory, () => ({
    entries: entries.map((entry) => ({ what: null, ...entry })),
  }));
  return open('/gems').user;
};

const history = async () =>
  within(await screen.findByRole('region', { name: 'Where they came from, and went' }));

test.each([
  [0, '0gems so far. The first one is not far away!'],
  [1, '1gem is yours'],
  [1250, '1,250gems are yours'],
])('the number of %i gems is shown in a sentence', async (gems, words) => {
  openGems([], { gems });
  await screen.findByRole('heading', { name: 'My gems' });
  expect(screen.getByText(gems.toLocaleString('en-US')).parentElement?.textContent).toBe(words);
});

test('a child who has spent all gems is not told that the first one is still to come', async () => {
  openGems([{ kind: 'purchase', gems: -6, what: 'Captain’s hat', created_at: '2026-11-18T12:00:00.000Z' }], {
    gems: 0,
  });
  await screen.findByText('Spent in the store: Captain’s hat');
  expect(screen.getByText('0').parentElement?.textContent).toBe('0gems now. You have spent them all.');
});

test('without the history, a child without gems is told neither', async () => {
  openGems([], { gems: 0 });
  network.answer(rewards.gemHistory, unreachable);
  await screen.findByRole('heading', { name: 'My gems' });
  expect(screen.getByText('0').parentElement?.textContent).toBe('0gems');
});

test('each entry shows its reason, its day and its number of gems', async () => {
  openGems([
    { kind: 'streak', gems: 1, created_at: '2026-11-18T12:00:00.000Z' },
    { kind: 'week', gems: 40, created_at: '2026-11-16T12:00:00.000Z' },
    { kind: 'referral', gems: 50, created_at: '2026-11-10T12:00:00.000Z' },
    { kind: 'welcome', gems: 25, created_at: '2025-12-31T12:00:00.000Z' },
    { kind: 'refund', gems: 6, what: 'Captain’s hat', created_at: '2025-12-30T12:00:00.000Z' },
    { kind: 'purchase', gems: -6, what: 'Captain’s hat', created_at: '2025-12-29T12:00:00.000Z' },
  ]);
  const items = await (await history()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Three reading days in a rowNovember 18, 2026+1gem',
    'Among the best of the weekNovember 16, 2026+40gems',
    'A friend you invited is readingNovember 10, 2026+50gems',
    'A welcome giftDecember 31, 2025+25gems',
    'Given back by the store: Captain’s hatDecember 30, 2025+6gems',
    'Spent in the store: Captain’s hatDecember 29, 2025−6gems',
  ]);
});

test('the page shows the progress to the next gem, and how gems are earned', async () => {
  openGems([], { streak: 5 });
  const next = within(await screen.findByRole('region', { name: 'The next one' }));
  expect(next.getByText('2 of 3 days')).toBeTruthy();
  expect(next.getByText('One more day in a row, and the gem is yours!')).toBeTruthy();
  const ways = within(screen.getByRole('region', { name: 'How to earn gems' })).getAllByRole('listitem');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Read day after dayFor 3 days in a row.+1gem',
    'Read books to the endFor every 3,000 words.+1gem',
    'Be the best of the weekFor first place on Sunday night.+125gems',
  ]);
  const rules = screen.getByText('How it is counted').closest('details');
  expect(rules?.open).toBe(false);
  expect(rules?.textContent).toContain('You can get up to 5 gems a week.');
  expect(rules?.textContent).toContain(
    'Once 7 children read, the next ones on the leaderboard get 10 gems. Once 21 do, some of them get 40.',
  );
});

test.each([
  [0, ['Read a book', 'See the store']],
  [1, ['See the store']],
])('with %i gems the page leads on', async (gems, names) => {
  openGems([], { gems });
  await screen.findByRole('heading', { name: 'My gems' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test('a child without gems is told how to earn the first', async () => {
  openGems();
  expect(await (await history()).findByText('Your first gem is on its way')).toBeTruthy();
  expect((await history()).queryByRole('listitem')).toBeNull();
});

test('a failure shows a message and can be retried', async () => {
  const user = openGems();
  network.answer(rewards.gemHistory, unreachable);
  await history();
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('Connection error.');
  network.answer(rewards.gemHistory, () => ({
    entries: [{ kind: 'streak' as const, gems: 1, what: null, created_at: '2026-11-18T12:00:00.000Z' }],
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Three reading days in a row')).toBeTruthy();
});

test('a grown-up is redirected to the dashboard', async () => {
  network.answer(users.me, () => person({ account_type: 'teacher' }));
  open('/gems');
  expect(await screen.findByRole('heading', { name: 'Waiting for a yes' })).toBeTruthy();
  expect(location.pathname).toBe('/dashboard');
});
