import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { defaultPreferences } from '../../contract/rules/preferences';
import { type Me, type Preferences, users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

const usual: Preferences = defaultPreferences;

/** The attributes of the page that the stylesheets use. */
const page = () => {
  const { textSize, spacing, motion, font, appearance } = document.documentElement.dataset;
  return { textSize, spacing, motion, font, appearance };
};
const usualPage = {
  textSize: 'normal',
  spacing: 'normal',
  motion: 'full',
  font: 'standard',
  appearance: 'auto',
};

const sent = () => network.asked(users.preferences).map(({ body }) => body);

beforeEach(() => network.answer(users.preferences, ({ body }) => person({ preferences: body })));

const openSettings = async (preferences = usual, age = 9, of: Partial<Me> = {}) => {
  network.answer(users.me, () => person({ preferences, age, ...of }));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Reading' }));
  return user;
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('the settings of the record apply to the page and are shown in the dialog', async () => {
  await openSettings({ ...usual, text_size: 'large', reduced_motion: true });
  expect(page()).toEqual({ ...usualPage, textSize: 'large', motion: 'reduced' });
  expect(radio('Large').checked).toBe(true);
  expect([toggle('Less movement').checked, toggle('Dyslexia-friendly letters').checked]).toEqual([
    true,
    false,
  ]);
});

test('a change applies before the server has answered, and all settings are sent', async () => {
  const answer = Promise.withResolvers<Me>();
  network.answer(users.preferences, () => answer.promise);
  const user = await openSettings();
  await user.click(radio('Largest'));
  expect(page()).toEqual({ ...usualPage, textSize: 'largest' });
  expect(screen.queryByText(/^Saved/)).toBeNull();
  answer.resolve(person({ preferences: { ...usual, text_size: 'largest' } }));
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toEqual([{ ...usual, text_size: 'largest' }]);
  expect(page().textSize).toBe('largest');
});

test('every setting has its effect on the page', async () => {
  const user = await openSettings();
  await user.click(radio('Wide'));
  await user.click(toggle('Less movement'));
  await user.click(toggle('Dyslexia-friendly letters'));
  await user.click(radio('Night'));
  expect(page()).toEqual({
    textSize: 'normal',
    spacing: 'wide',
    motion: 'reduced',
    font: 'dyslexia',
    appearance: 'night',
  });
  await pass(1000);
  expect(sent().at(-1)).toEqual({
    ...usual,
    spacing: 'wide',
    reduced_motion: true,
    dyslexia_font: true,
    appearance: 'night',
  });
});

test.each([
  ['a refusal', () => refusal('server_error'), /^Something went wrong on our side/],
  ['no network', unreachable, /^Connection error/],
])('after %s the page returns to its former state and says so', async (_, answer, text) => {
  network.answer(users.preferences, answer);
  const user = await openSettings({ ...usual, spacing: 'wide' });
  await user.click(radio('Largest'));
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(page()).toEqual({ ...usualPage, spacing: 'wide' });
  expect(radio('Largest').checked).toBe(false);
});

test('quick changes are sent one after the other, and none is lost', async () => {
  const answers: ((me: Me) => void)[] = [];
  network.answer(users.preferences, () => new Promise<Me>((resolve) => answers.push(resolve)));
  const user = await openSettings();
  await user.click(radio('Large'));
  await user.click(toggle('Less movement'));
  await pass(100);
  expect(sent()).toHaveLength(1);
  answers[0]?.(person({ preferences: { ...usual, text_size: 'large' } }));
  await pass(100);
  expect(page()).toEqual({ ...usualPage, textSize: 'large', motion: 'reduced' });
  expect(sent().at(-1)).toEqual({ ...usual, text_size: 'large', reduced_motion: true });
  answers[1]?.(person({ preferences: { ...usual, text_size: 'large', reduced_motion: true } }));
  await pass(100);
  expect(page()).toEqual({ ...usualPage, textSize: 'large', motion: 'reduced' });
});

test('if the second of two changes fails, the first one stays', async () => {
  const user = await openSettings();
  await user.click(radio('Large'));
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  network.answer(users.preferences, () => refusal('timed_out'));
  await user.click(radio('Wide'));
  await screen.findByRole('alert');
  expect(page()).toEqual({ ...usualPage, textSize: 'large' });
});

test('display settings are removed at the sign-out', async () => {
  const user = await openSettings({ ...usual, text_size: 'largest' });
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign out' }).at(-1) as HTMLElement);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(page()).toEqual(usualPage);
});

test('a child can choose the goal and quiet evenings', async () => {
  const user = await openSettings(usual, 10);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Quiet time' }),
    'Not after 7 in the evening',
  );
  const counted = screen.getByRole('combobox', { name: 'What Wren counts' });
  await user.selectOptions(counted, 'My week: 4 days are my goal');
  await user.selectOptions(counted, 'Nothing');
  expect(sent()).toEqual([
    { ...usual, quiet_from: 19 },
    { ...usual, quiet_from: 19, streaks: false, weekly_goal: 4 },
    { ...usual, quiet_from: 19, streaks: false },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Quiet time' })).toBeNull();
});

test('a child below ten has no setting for the time of warnings', async () => {
  await openSettings();
  expect(screen.queryByRole('combobox', { name: 'Quiet time' })).toBeNull();
});

test('grown-ups have no settings for streaks', async () => {
  network.answer(users.me, () => person({ account_type: 'other', role: 'parent' }));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Reading' }));
  expect(screen.queryByRole('combobox', { name: 'What Wren counts' })).toBeNull();
});

test('students who are old enough can set their time zone, and a failure says so and changes nothing', async () => {
  let time_zone: string | null = null;
  const user = await openSettings(usual, 15, { decides_alone: true });
  network.answer(users.me, () => person({ age: 15, decides_alone: true, time_zone }));
  network.answer(consent.setTimeZone, ({ body }) => {
    time_zone = body.time_zone;
    return body;
  });
  const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'My time zone' });
  await user.click(field());
  await user.selectOptions(field(), 'Asia/Tokyo');
  expect(network.asked(consent.setTimeZone).map(({ body }) => body)).toEqual([{ time_zone: 'Asia/Tokyo' }]);
  expect(field().value).toBe('Asia/Tokyo');
  network.answer(consent.setTimeZone, () => refusal('server_error'));
  await user.selectOptions(field(), 'Europe/Berlin');
  expect(await screen.findByText(errors.server_error.text)).toBeTruthy();
  expect(field().value).toBe('Asia/Tokyo');
});

test('younger students cannot set a time zone', async () => {
  await openSettings();
  expect(screen.queryByRole('combobox', { name: 'My time zone' })).toBeNull();
});
