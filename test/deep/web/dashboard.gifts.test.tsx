import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { family } from '../../../contract/family/endpoints';
import type { ReceivedGift } from '../../../contract/family/gifts';
import { openDashboard } from '../../support/dashboard';
import { network, refusal, settled } from '../../support/screens';

const gift = (number: number, of: Partial<ReceivedGift> = {}): ReceivedGift => ({
  id: `2026-W47.mum.${number}`,
  gift: 'comic',
  from: 'Mum of Pip',
  role: 'parent',
  sent_at: '2026-11-16T10:00:00.000Z',
  ...of,
});
const strip = () => screen.findByRole('button', { name: /has something for you/ });
const opened = () => network.asked(family.open).map(({ params, body }) => [params.id, body.thanks]);

test('a home without gifts says nothing of them', async () => {
  openDashboard();
  await screen.findByRole('region', { name: 'Today' });
  expect(screen.queryByText(/has something for you/)).toBeNull();
});

test('a gift is opened and thanked for, and the next one follows', async () => {
  network.answer(family.open, ({ body }) => ({ thanked: body.thanks }));
  const user = openDashboard({ gifts: [gift(0), gift(1, { gift: 'star', from: null, role: 'teacher' })] });
  expect((await strip()).textContent).toBe('Mum of Pip has something for youOpen');
  await settled(async () => user.click(await strip()));
  const dialog = within(screen.getByRole('dialog', { name: 'From Mum of Pip' }));
  expect(dialog.getByText('“I read your comic!”')).toBeTruthy();
  await settled(() => user.click(dialog.getByRole('button', { name: 'Say thank you' })));
  expect(opened()).toEqual([['2026-W47.mum.0', true]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await strip()).textContent).toBe('Your teacher has something for youOpen');
  await settled(async () => user.click(await strip()));
  expect(await screen.findByText('A star for you!')).toBeTruthy();
});

test('a gift that is closed is opened without thanks', async () => {
  network.answer(family.open, ({ body }) => ({ thanked: body.thanks }));
  const user = openDashboard({ gifts: [gift(0, { from: null })] });
  await settled(async () => user.click(await strip()));
  const dialog = within(screen.getByRole('dialog', { name: 'From Your grown-up' }));
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close !== undefined) await settled(() => user.click(close));
  expect(opened()).toEqual([['2026-W47.mum.0', false]]);
  await waitFor(() => expect(screen.queryByText(/has something for you/)).toBeNull());
});

test('a gift that is gone says so, and can be closed', async () => {
  network.answer(family.open, () => refusal('gift_not_found'));
  const user = openDashboard({ gifts: [gift(0)] });
  await settled(async () => user.click(await strip()));
  await settled(() => user.click(screen.getByRole('button', { name: 'Say thank you' })));
  expect(await screen.findByText('This gift is gone.')).toBeTruthy();
});
