import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { type Me, users } from '../../../contract/users/endpoints';
import { device, endSounds, heard, newAudio } from '../../support/audio';
import { comeIn, newcomer, onComplete, stateWith } from '../../support/onboarding';
import { network, pass, person, refusal } from '../../support/screens';

const question = 'Soft sounds?';
const press = (name: string) => screen.getByRole('button', { name });

const done = (of: Partial<Me> = {}) =>
  newcomer({ interests: person().interests, past_books: person().past_books, ...of });

beforeEach(async () => {
  await endSounds();
  newAudio();
  network.answer(users.preferences, ({ body }) => done({ preferences: body }));
});

test('a new student is asked once, without a hurry, and yes is kept', async () => {
  const user = await comeIn(stateWith(done()));
  expect(document.activeElement?.textContent).toBe(question);
  await pass(60_000);
  expect(onComplete).not.toHaveBeenCalled();
  await user.click(press('Yes, with sounds'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  expect(network.asked(users.preferences).map(({ body }) => body)).toEqual([
    { ...defaultPreferences, sounds: true },
  ]);
});

test('a student can hear them first, and with no nothing is sent', async () => {
  const user = await comeIn(stateWith(done()));
  await pass(0);
  await user.click(press('Hear it'));
  expect(heard()).toEqual(['right', 'gem']);
  await user.click(press('No, quiet'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  expect(network.asked(users.preferences)).toEqual([]);
});

test('a yes that cannot be kept says so, and no goes on', async () => {
  network.answer(users.preferences, () => refusal('server_error'));
  const user = await comeIn(stateWith(done()));
  await user.click(press('Yes, with sounds'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong on our side/);
  await user.click(press('No, quiet'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
});

test.each([
  ['a grown-up', () => undefined, { account_type: 'other', role: 'parent' } as const],
  [
    'a student who has chosen them',
    () => undefined,
    { preferences: { ...defaultPreferences, sounds: true } },
  ],
  ['a student whose device asks for less', () => device.asksForLess(true), {}],
  ['a student whose browser has no sound', () => Reflect.deleteProperty(globalThis, 'AudioContext'), {}],
])('%s is not asked', async (_, become, of) => {
  become();
  await comeIn(stateWith(done(of)));
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  expect(screen.queryByText(question)).toBeNull();
});
