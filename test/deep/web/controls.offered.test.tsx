import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { analytics } from '../../../contract/analytics/endpoints';
import type { ChildControls } from '../../../contract/controls/fields';
import { friends } from '../../../contract/friends/endpoints';
import { users } from '../../../contract/users/endpoints';
import { openBook, openDashboard } from '../../support/dashboard';
import { network, open, person } from '../../support/screens';

/** It is 15:00 on 16 November. */
const tomorrow = '2026-11-17T07:00:00';

const under = (of: Partial<ChildControls>) =>
  person({
    consents: { core: true, ai_text: true, voice: true, public_sharing: true },
    controls: { off: [], minutes: null, quiz_first: false, quiet_until: null, spent_until: null, ...of },
  });

/** Opens the start of a child with a book, a wish and, unless boards are off, a board. */
const home = async (of: Partial<ChildControls>) => {
  openDashboard({
    me: under(of),
    reading: [
      openBook({ place: { chapter: 2, finished: 1 }, asked: 1, total_chapters: 3, reading_grade: 3 }),
    ],
    goal: { id: 'wreath', name: 'A leaf wreath', type: 'border', gem_cost: 9 },
    ...(of.off?.includes('boards') && { board: null }),
  });
  return within(await screen.findByRole('region', { name: 'Saltwind' }));
};

const places = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const today = () =>
  within(screen.getByRole('region', { name: 'Today' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('everything is offered where nothing is off', async () => {
  const hero = await home({ quiz_first: true });
  expect(await hero.findByRole('button', { name: 'Talk aloud' })).toBeTruthy();
  expect(hero.getByRole('link', { name: 'Read on' })).toBeTruthy();
  expect(places()).toEqual(['Dashboard', 'Books', 'Friends', 'Store', 'History']);
  expect(today()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Saving up' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Best of the week' })).toBeTruthy();
});

test('what is switched off is not offered', async () => {
  const hero = await home({ off: ['chat', 'voice', 'boards', 'store'] });
  expect(hero.getByRole('link', { name: 'Read on' })).toBeTruthy();
  expect(hero.queryByRole('button', { name: 'Talk aloud' })).toBeNull();
  expect(places()).toEqual(['Dashboard', 'Books', 'Friends', 'History']);
  expect(today().map((text) => text?.slice(0, 11))).toEqual(['Daily Artic', 'Daily Comic']);
  for (const name of ['Saving up', 'Best of the week', 'Weekly challenge'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test.each([
  ['quiet time', { quiet_until: tomorrow }],
  ['used minutes', { spent_until: tomorrow }],
])('in %s the start says until when it rests', async (_, of) => {
  const hero = await home(of);
  expect(hero.getByText(/^Rests until 7:00/)).toBeTruthy();
  for (const name of ['Read on', 'Take a quiz']) expect(hero.queryByRole('link', { name })).toBeNull();
  expect(hero.queryByRole('button', { name: 'Talk aloud' })).toBeNull();
  expect(today().every((text) => text?.includes('Rests until 7:00'))).toBe(true);
  expect(places()).toContain('Store');
});

test.each(['/friends', '/friends?tab=find', '/friends?friend=ben'])(
  'with friends off %s says why, and the grown-ups stay in reach',
  async (path) => {
    network.answer(users.me, () => under({ off: ['friends'] }));
    network.answer(analytics.looks, () => ({ looks: [] }));
    const { user } = open(path);
    expect(await screen.findByText('This is switched off')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Requests' }));
    expect(screen.queryByText('This is switched off')).toBeNull();
    expect(network.asked(friends.list)).toEqual([]);
  },
);
