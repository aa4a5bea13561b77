import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { consent } from '../../contract/consent';
import { users } from '../../contract/users';
import { network, open, person, unreachable } from '../support/screens';

const consents = { core: true, ai_text: true, voice: false, public_sharing: false };

const childOf = (username: string, status: 'given' | 'withdrawn') => ({
  child_id: username.toLowerCase(),
  child: { username, age: 9, region: 'Europe' as const },
  status,
  consents,
  discoverable: false,
  version: '2026-11',
  confirm_after: null,
  changeable: true,
  history: [],
});

beforeEach(() => network.answer(users.me, () => person({ account_type: 'other' })));

test('a parent sees the children, their access, and a link to their consents', async () => {
  network.answer(consent.children, () => ({
    children: [childOf('Zoe', 'given'), childOf('Finn', 'withdrawn')],
  }));
  const { user } = open('/friends');
  await screen.findByRole('heading', { name: 'Zoe' });
  expect(screen.getByText('Age 9, Europe. Can use Inkwren.')).toBeTruthy();
  expect(screen.getByText(/you have taken your consent back/)).toBeTruthy();
  expect(screen.queryByText(/Soon you can/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Consents and invitations' }));
  expect(await screen.findByRole('heading', { name: 'Your children' })).toBeTruthy();
});

test('a parent without children is told how to add one', async () => {
  network.answer(consent.children, () => ({ children: [] }));
  open('/friends');
  expect(await screen.findByText('No children here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Consents and invitations' })).toBeTruthy();
});

test('children that fail to load are reported, with a retry', async () => {
  network.answer(consent.children, unreachable);
  const { user } = open('/friends');
  await screen.findByRole('alert', {}, { timeout: 10_000 });
  network.answer(consent.children, () => ({ children: [childOf('Zoe', 'given')] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Zoe' })).toBeTruthy();
});
