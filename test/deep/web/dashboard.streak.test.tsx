import { expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { streakEndsAt } from '../../../contract/rules/streak-warning';
import type { Me } from '../../../contract/users/endpoints';
import { itIs, openDashboard } from '../../support/dashboard';
import { pass, person } from '../../support/screens';

const winter = '2026-11-17T05:00:00.000Z';
const summer = '2026-07-02T04:00:00.000Z';
const autumn = '2026-11-02T05:00:00.000Z';
const spring = '2027-03-15T04:00:00.000Z';

test.each<[string, string, number, string | null, string | null]>([
  ['six hours before the day ends', '2026-11-16T23:00:00.000Z', 4, '2026-11-15', winter],
  ['a moment earlier', '2026-11-16T22:59:59.999Z', 4, '2026-11-15', null],
  ['a moment before the day ends', '2026-11-17T04:59:59.999Z', 4, '2026-11-15', winter],
  ['when it has ended', '2026-11-17T05:00:00.000Z', 4, '2026-11-15', null],
  ['after reading today', '2026-11-17T01:00:00.000Z', 5, '2026-11-16', null],
  ['after the streak has lapsed', '2026-11-17T01:00:00.000Z', 5, '2026-11-14', null],
  ['without a streak', '2026-11-17T01:00:00.000Z', 0, '2026-11-15', null],
  ['before the first day', '2026-11-17T01:00:00.000Z', 0, null, null],
  ['in summer, six hours before', '2026-07-01T22:00:00.000Z', 2, '2026-06-30', summer],
  ['in summer, a moment earlier', '2026-07-01T21:59:59.999Z', 2, '2026-06-30', null],
  ['on the long Sunday in autumn', '2026-11-01T23:00:00.000Z', 2, '2026-10-31', autumn],
  ['on the long Sunday, a moment earlier', '2026-11-01T22:59:59.999Z', 2, '2026-10-31', null],
  ['on the short Sunday in spring', '2027-03-14T22:00:00.000Z', 2, '2027-03-13', spring],
  ['on the short Sunday, a moment earlier', '2027-03-14T21:59:59.999Z', 2, '2027-03-13', null],
])('when the warning is due: %s', (_, at, streak, lastActiveDay, end) => {
  const user = person({ streak, last_activity_date: lastActiveDay });
  expect(streakEndsAt(user, new Date(at))?.toISOString() ?? null).toBe(end);
});

const warning = () => screen.queryByRole('region', { name: 'Your streak' });

const calm = () => screen.queryByRole('region', { name: 'Still time' });

/** Ten years old, without quiet time. */
const warned = { age: 10, preferences: { ...defaultPreferences, quiet_from: null } } as const;

const openAt = async (moment: string, of: Partial<Me> = {}) => {
  itIs(moment);
  openDashboard({ me: person({ streak: 4, last_activity_date: '2026-11-15', ...warned, ...of }) });
  await screen.findByRole('heading', { level: 1 });
};

test('the warning appears at its time, counts the minutes, and disappears at the end of the day', async () => {
  await openAt('2026-11-16T22:58:30Z');
  expect(warning()).toBeNull();
  await pass(90_000);
  expect(warning()?.textContent).toContain('A quiz in the next 6 hours 0 minutes keeps your streak going.');
  await pass(60_000);
  expect(warning()?.textContent).toContain('5 hours 59 minutes');
  jest.setSystemTime(new Date('2026-11-17T04:59:30Z'));
  await pass(60_000);
  expect(warning()).toBeNull();
});

test('the warning is friendly, and links to the books', async () => {
  await openAt('2026-11-17T01:00:00Z');
  expect(warning()?.textContent).toContain('4 days in a row, and today could be one more');
  expect(warning()?.textContent).toContain('Then a new one starts whenever you like.');
  expect(warning()?.textContent).not.toMatch(/lose|lost|last chance|hurry/i);
  expect(warning()?.querySelector('a')?.getAttribute('href')).toBe('/books');
});

test('a user who has disabled streaks sees neither warning nor streak, but the time left', async () => {
  await openAt('2026-11-17T01:00:00Z', { preferences: { ...defaultPreferences, streaks: false } });
  expect(warning()).toBeNull();
  expect(calm()?.textContent).not.toMatch(/streak|row|hour|minute/i);
  expect(screen.queryByText(/days? in a row$/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Streak gems' })).toBeNull();
});

test.each([
  ['before it begins', 18, true],
  ['when it begins', 19, false],
  ['late at night', 23, false],
  ['before it ends', 6, false],
  ['in the morning', 7, true],
])('quiet time replaces the warning with a calm notice of the time left: %s', async (_, hour, warned) => {
  const clock = jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  await openAt('2026-11-17T01:00:00Z', { preferences: { ...defaultPreferences, quiet_from: 19 } });
  expect([warning() !== null, calm() !== null]).toEqual([warned, !warned]);
  clock.mockRestore();
});

test.each<[string, Partial<Me>]>([
  ['a child who has read today', { last_activity_date: '2026-11-16' }],
  ['a child without a streak', { streak: 0 }],
  ['a grown-up', { account_type: 'other' }],
])('%s gets neither a warning nor the calm notice', async (_, of) => {
  await openAt('2026-11-17T01:00:00Z', of);
  expect([warning(), calm()]).toEqual([null, null]);
});

test('a child below ten is never warned, even with an earlier setting of a grown-up', async () => {
  const young = { age: 9, preferences: { ...defaultPreferences, quiet_from: null } };
  await openAt('2026-11-16T23:30:00Z', young);
  expect([warning(), calm() !== null]).toEqual([null, true]);
});

test('quiet time begins at eight in the evening of the child’s local time, not New York’s', async () => {
  const western = { preferences: defaultPreferences, age: 12 };
  const clock = jest.spyOn(Date.prototype, 'getHours').mockReturnValue(19);
  // Without a time zone of the family the day ends in New York.
  await openAt('2026-11-17T01:30:00Z', western);
  expect(warning()).not.toBeNull();
  cleanup();
  clock.mockReturnValue(20);
  await openAt('2026-11-17T02:00:00Z', western);
  expect([warning(), calm() !== null]).toEqual([null, true]);
  clock.mockRestore();
});

test('the calm notice is shown in the last six hours of a day in New York', async () => {
  await openAt('2026-11-16T22:58:30Z', { age: 9 });
  await pass(89_000);
  expect(calm()).toBeNull();
  await pass(1000);
  expect(calm()?.textContent).toContain('There is still time to read today');
  expect(calm()?.querySelector('a')?.getAttribute('href')).toBe('/books');
  jest.setSystemTime(new Date('2026-11-17T04:59:30Z'));
  await pass(60_000);
  expect(calm()).toBeNull();
});

test('the day ends at midnight in the time zone that a guardian has set', async () => {
  await openAt('2026-11-16T17:00:00Z', { time_zone: 'Europe/Berlin' });
  expect(warning()?.textContent).toContain('6 hours 0 minutes');
});

const streakGems = () => screen.findByRole('region', { name: 'Streak gems' });

test.each<[string, Partial<Me>, string]>([
  ['how far the next one is', { rest_days: 0 }, '3 more days in a row, and you get a rest day.'],
  ['how long it takes', { streak: 0, rest_days: 0 }, '7 days in a row bring you a rest day.'],
  ['that one is ready', { rest_days: 1 }, 'A rest day is ready, for a day without reading.'],
  [
    'that it stands in for yesterday',
    { rest_days: 1, last_activity_date: '2026-11-14' },
    'Your rest day stands in for yesterday. Do a quiz, an article, a comic or a talk today, and your 4 days go on.',
  ],
])('the rest day says %s', async (_, of, words) => {
  await openAt('2026-11-16T15:00:00Z', of);
  expect((await streakGems()).textContent).toContain(words);
});

test('personal records are shown, including a running streak', async () => {
  const reading_days = { week: '2026-W46', days: 2, best_week: 6, longest_streak: 3 };
  await openAt('2026-11-16T15:00:00Z', { reading_days });
  expect((await streakGems()).textContent).toContain('Your records: 4 days in a row, 6 days in a week.');
});

test.each([
  ['on the way', '2026-W47', 2, '2 of 4 days', '2 days more, and you have what you wanted.'],
  ['reached', '2026-W47', 4, '4 of 4 days', 'You have what you wanted this week. Well done!'],
  ['of a new week', '2026-W46', 4, '0 of 4 days', '4 days more'],
])('a weekly goal replaces the streak: %s', async (_, week, days, count, words) => {
  const preferences = { ...defaultPreferences, streaks: false, weekly_goal: 4 };
  await openAt('2026-11-17T01:00:00Z', {
    preferences,
    reading_days: { week, days, best_week: 4, longest_streak: 2 },
  });
  const goal = await screen.findByRole('region', { name: 'Your week' });
  expect(goal.textContent).toContain(count);
  expect(goal.textContent).toContain(words);
  expect([warning(), screen.queryByRole('region', { name: 'Streak gems' })]).toEqual([null, null]);
});

test('the week’s challenge ends at New York’s midnight, shown in the family’s time', async () => {
  await openAt('2026-11-16T15:00:00Z', { time_zone: 'Europe/Berlin' });
  const challenge = await screen.findByRole('region', { name: 'Weekly challenge' });
  expect(challenge.textContent).toMatch(/midnight in New York: Monday.* 6:00\sAM where you are/);
});
