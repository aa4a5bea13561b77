import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { weekEnd } from '../../../contract/rules/week';
import { answerDashboard, board, itIs, openDashboard, rows } from '../../support/dashboard';
import { network, pass, person } from '../../support/screens';

const challenge = async () => within(await screen.findByRole('region', { name: 'Weekly challenge' }));
const timeLeft = async () => (await challenge()).getByText(/^Ends in/).textContent;

/** The countdown to the end of the week at a moment. */
const countdownAt = async (moment: string) => {
  itIs(moment);
  openDashboard({ board: board({ week_ends_at: weekEnd(new Date()).toISOString() }) });
  return timeLeft();
};

test('the countdown to Sunday midnight in New York changes every minute', async () => {
  expect(await countdownAt('2026-11-20T16:19:30Z')).toBe('Ends in 2 days 12 hours 41 minutes');
  const toTheMinute = 60_000 - (Date.now() % 60_000);
  await pass(toTheMinute - 1);
  expect(await timeLeft()).toBe('Ends in 2 days 12 hours 41 minutes');
  await pass(60_000 - (Date.now() % 60_000));
  expect(await timeLeft()).toBe('Ends in 2 days 12 hours 40 minutes');
  await pass(60_000);
  expect(await timeLeft()).toBe('Ends in 2 days 12 hours 39 minutes');
  const timer = (await challenge()).getByRole('timer');
  expect([...timer.querySelectorAll('[aria-hidden] > span')].map((unit) => unit.textContent)).toEqual([
    '2d',
    '12h',
    '39m',
  ]);
});

test.each([
  ['ends: the Sunday has an hour more', '2026-10-31T16:00:00Z', '1 day 13 hours 0 minutes'],
  ['begins: the Sunday has an hour less', '2027-03-13T17:00:00Z', '1 day 11 hours 0 minutes'],
  ['stays', '2026-11-14T17:00:00Z', '1 day 12 hours 0 minutes'],
  ['stays, in the last minute', '2026-11-16T04:59:01Z', '1 minute'],
])('on a weekend when daylight saving time %s', async (_, moment, left) => {
  expect(await countdownAt(moment)).toBe(`Ends in ${left}`);
});

test('the end of the week is shown in the reader’s local time too', async () => {
  openDashboard();
  const local = new Date('2026-11-23T05:00:00.000Z').toLocaleString('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const where = (await challenge()).getByText(/^It ends at midnight in New York/).textContent;
  expect(where).toBe(`It ends at midnight in New York: ${local} where you are.`);
});

test('at the end of the week the new week is loaded', async () => {
  expect(await countdownAt('2026-11-16T04:58:00Z')).toBe('Ends in 2 minutes');
  answerDashboard({ board: board() });
  await pass(120_000);
  expect(network.asked(dashboard.get)).toHaveLength(1);
  await pass(1000);
  expect(network.asked(dashboard.get)).toHaveLength(2);
  expect(await timeLeft()).toMatch(/^Ends in (7 days 0 hours|6 days 23 hours)/);
});

test('the reader’s place and points of the week are shown', async () => {
  openDashboard({
    me: person({ consents: { core: true, ai_text: true, voice: false, public_sharing: true } }),
    board: board({ me: { place: 1234, points: 5678 }, students: 10_000 }),
  });
  const text = (await challenge()).getByText(/^You:/).textContent;
  expect(text).toBe('You: place 1,234 of 10,000, with 5,678 points this week.');
});

test('hidden students see their place, and that others do not', async () => {
  openDashboard({ board: board({ me: { place: 3, points: 50 }, students: 3 }) });
  const text = (await challenge()).getByText(/^You:/).textContent;
  expect(text).toBe('You: place 3 of 3, with 50 points this week. Only you see this.');
});

describe('on a phone', () => {
  beforeEach(() => {
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  const strip = () => screen.findByRole('region', { name: 'Streak and week' });
  const details = async () => (await strip()).querySelector('details');

  test('the strip is one row with the days left, and the rest opens below it', async () => {
    itIs('2026-11-20T16:19:30Z');
    openDashboard({
      me: person({ streak: 4, points: 390, gems: 1 }),
      board: board({ week_ends_at: weekEnd(new Date()).toISOString() }),
    });
    await challenge();
    expect((await strip()).firstElementChild?.textContent).toBe('4days in a row390points1gem2days left');
    expect((await details())?.open).toBe(false);
    expect((await details())?.querySelector('summary')?.textContent).toBe('Your week and streak gems');
    const inside = within((await details()) as HTMLElement);
    expect(inside.getByRole('heading', { name: 'Weekly challenge' })).toBeTruthy();
    expect(inside.getByText('1 of 3 days')).toBeTruthy();
  });

  test('the last hours are shown as hours', async () => {
    itIs('2026-11-22T23:30:00Z');
    openDashboard({ board: board({ week_ends_at: weekEnd(new Date()).toISOString() }) });
    await challenge();
    expect((await strip()).firstElementChild?.textContent).toMatch(/5hours left$/);
  });

  test('it is open if only reading today saves the streak', async () => {
    itIs('2026-11-16T16:00:00Z');
    openDashboard({ me: person({ streak: 7, rest_days: 1, last_activity_date: '2026-11-14' }) });
    await screen.findByText(/Your rest day stands in for yesterday/);
    expect((await details())?.open).toBe(true);
  });
});

test('without points the screen says how to earn some', async () => {
  openDashboard();
  expect((await challenge()).getByText(/^You have no points this week yet/)).toBeTruthy();
});

test.each([
  [3, ['125gems,place 1', '40gems,once 21 children read', '10gems,once 7 children read']],
  [1000, ['125gems,places 1 to 10', '40gems,places 11 to 50', '10gems,places 51 to 150']],
])('a board of %i says which places are rewarded', async (students, words) => {
  openDashboard({ board: board({ students }) });
  const rewards = within(await screen.findByRole('region', { name: 'Best of the week' }));
  expect(rewards.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
});

test('the best five are in order, three with medals, and the reader’s row is marked', async () => {
  openDashboard({
    me: person({ id: 'ada' }),
    board: board({ rows: rows('Ben', 'Cleo', 'Jun', 'Ada', 'Noor') }),
  });
  const list = within(await screen.findByRole('region', { name: 'Best of the week' }));
  const items = within(list.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Ben100 points$/),
    expect.stringMatching(/Cleo90 points$/),
    expect.stringMatching(/Jun80 points$/),
    '4Ada (you)70 points',
    '5Noor60 points',
  ]);
  expect(list.getAllByRole('img').map((medal) => medal.getAttribute('aria-label'))).toEqual([
    '1, Gold medal',
    '2, Silver medal',
    '3, Bronze medal',
  ]);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'true')).toEqual([items[3]]);
  expect(list.getByRole('link').getAttribute('href')).toBe('/leaderboard');
});

test('on the first day of a week the empty leaderboard invites to begin', async () => {
  openDashboard();
  const list = within(await screen.findByRole('region', { name: 'Best of the week' }));
  expect(list.getByText('A fresh week!')).toBeTruthy();
});

test.each([
  [0, '0 of 3 days', /^Do a quiz, an article, a comic or a talk today, and it begins\./],
  [1, '1 of 3 days', /^2 more days in a row/],
  [2, '2 of 3 days', /^One more day in a row/],
  [3, '0 of 3 days', /^Day 3 brought you a gem! The next one comes on day 6\./],
  [7, '1 of 3 days', /^2 more days in a row/],
])('a streak of %i: %s to the next gem', async (streak, days, words) => {
  openDashboard({ me: person({ streak }) });
  const gems = within(await screen.findByRole('region', { name: 'Streak gems' }));
  expect(gems.getByText(days)).toBeTruthy();
  expect(gems.getByText(words)).toBeTruthy();
});
