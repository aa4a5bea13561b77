import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { encode } from 'uqr';
import { badges, type ClassBadges } from '../../contract/badges/endpoints';
import { users } from '../../contract/users/endpoints';
import { classDevice } from '../../frontend/src/lib/class-device';
import { amplify, forgiven, network, open, pass, person, refusal, settled } from '../support/screens';

const id = '01J0000000000000000000000A';
const device = `teacher.01J0000000000000000000000B.${'s'.repeat(43)}`;
const secretOf = (letter: string) => letter.repeat(22);

const pupil = (name: string, made_at: string | null, has_address = false) => ({
  id: name.toLowerCase(),
  name,
  has_address,
  made_at,
});
const since = '2026-11-10T10:00:00.000Z';

const owls = (of: Partial<ClassBadges> = {}): ClassBadges => ({
  name: 'Owls',
  pupils: [pupil('Ada', since), pupil('Ben', null), pupil('Cleo', null, true)],
  devices: [],
  ...of,
});

beforeEach(() => {
  network.answer(users.me, () =>
    person({ account_type: 'teacher', age: 40, verified: true, username: 'Sam' }),
  );
  network.answer(badges.list, () => owls());
  network.answer(badges.make, ({ body }) => ({
    made: body.pupils.map((one, i) => ({
      pupil: one,
      name: one.replace(/^./, (letter) => letter.toUpperCase()),
      secret: secretOf('xyz'[i] ?? ''),
    })),
    now: owls({ pupils: [pupil('Ada', since), pupil('Ben', since), pupil('Cleo', null, true)] }),
  }));
});

const visit = async () => {
  const opened = open(`/classes/${id}/badges`);
  await screen.findByRole('heading', { name: 'Badges of Owls' });
  for (let i = 0; i < 4; i++) await pass(0);
  return opened;
};
const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
const rows = () =>
  within(screen.getByRole('region', { name: 'Badges' }))
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent));

/** How many dark modules the code of a text has. */
const darkIn = (text: string) => encode(text, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
const darkOf = (label: string) =>
  screen.getByRole('img', { name: label }).querySelectorAll('path')[1]?.getAttribute('d')?.split('M').length;

test('a pupil with an address gets no badge, and the others see since when they have one', async () => {
  await visit();
  expect(rows()).toEqual([
    ['Ada', 'Badge since November 10, 2026'],
    ['Ben', 'No badge'],
    ['Cleo', 'Has an e-mail address, and signs in with a password'],
  ]);
  expect(screen.queryByRole('button', { name: 'New badge for Cleo' })).toBeNull();
});

test('badges are made for those without one, and each code holds the address with the secret behind the #', async () => {
  const { user } = await visit();
  await press(user, 'Make 1 badge');
  expect(network.asked(badges.make)[0]).toMatchObject({ params: { id }, body: { pupils: ['ben'] } });
  expect(screen.getByRole('heading', { name: '1 new badge' })).toBeTruthy();
  const address = `${location.origin}/badge#ben.${secretOf('x')}`;
  expect(darkOf('QR code of Ben')).toBe(darkIn(address) + 1);
  expect(darkOf('QR code of Ben')).not.toBe(darkIn(address.replace('xx', 'yz')) + 1);
});

test('badges made one after the other are printed together, the newest of each pupil', async () => {
  const { user } = await visit();
  await press(user, 'New badge for Ada');
  await press(user, 'New badge for Ben');
  await press(user, 'New badge for Ada');
  expect(screen.getByRole('heading', { name: '2 new badges' })).toBeTruthy();
  await press(user, 'New badges for all');
  expect(network.asked(badges.make).at(-1)?.body).toEqual({ pupils: ['ada', 'ben'] });
  expect(screen.getAllByRole('img', { name: /^QR code of/ })).toHaveLength(2);
});

test('one tap ends a badge, which leaves the sheet', async () => {
  network.answer(badges.revoke, () => owls({ pupils: [pupil('Ada', null), pupil('Ben', since)] }));
  const { user } = await visit();
  await press(user, 'New badges for all');
  await press(user, 'New badge for Ada');
  await press(user, 'End the badge of Ada');
  expect(network.asked(badges.revoke)[0]?.params).toEqual({ id, pupil: 'ada' });
  expect(rows()[0]).toEqual(['Ada', 'No badge']);
  expect(screen.queryByRole('img', { name: 'QR code of Ada' })).toBeNull();
});

test('a refused change is told, and the list stays', async () => {
  network.answer(badges.make, () => refusal('not_verified'));
  const { user } = await visit();
  await press(user, 'Make 1 badge');
  expect((await screen.findByRole('alert')).textContent).toMatch(/./);
  expect(rows()).toHaveLength(3);
});

test('opening this device for the class signs the teacher out, and nothing but the device is left', async () => {
  const until = '2026-11-17T05:00:00.000Z';
  network.answer(badges.openDevice, () => ({ device, until }));
  amplify.signOut.mockResolvedValue();
  const { user } = await visit();
  await user.type(
    screen.getByRole('textbox', { name: 'Open this device for the class today' }),
    ' Tablet 7 ',
  );
  await press(user, 'Open it and sign me out');
  expect(network.asked(badges.openDevice)[0]).toMatchObject({
    params: { id },
    body: { name: 'Tablet 7', time_zone: expect.stringMatching(/\w/) },
  });
  for (let i = 0; i < 4; i++) await pass(0);
  expect(amplify.signOut).toHaveBeenCalled();
  expect(classDevice()).toEqual({ device, until });
  expect(Object.keys(localStorage)).toEqual(['inkwren.class-device']);
  forgiven(/navigation/);
});

test('the teacher closes a device by one tap; this one is the class’s no longer', async () => {
  localStorage.setItem('inkwren.class-device', `2026-11-17T05:00:00.000Z ${device}`);
  const here = {
    id: '01J0000000000000000000000B',
    name: 'Tablet 7',
    opened_at: '2026-11-16T14:00:00.000Z',
    until: '2026-11-17T05:00:00.000Z',
    used_at: null,
  };
  network.answer(badges.list, () => owls({ devices: [here] }));
  network.answer(badges.closeDevice, () => owls());
  const { user } = await visit();
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(user, 'Close Tablet 7');
  expect(network.asked(badges.closeDevice)[0]?.params).toEqual({ id, device: here.id });
  expect(classDevice()).toBeUndefined();
  expect(screen.getByText('No device is open for this class now.')).toBeTruthy();
});
