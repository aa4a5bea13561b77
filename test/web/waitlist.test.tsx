import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { errors } from '../../contract/errors';
import { invitations } from '../../contract/invitations/endpoints';
import { network, open, openLink, refusal, settled } from '../support/screens';

const token = `YQ.${'s'.repeat(43)}`;

const left = { left: true } as const;

const visit = async (path = `/waitlist#${token}`) => {
  const { user } = open(path);
  await screen.findByRole('heading', { level: 1 });
  return user;
};
const heading = () => screen.getByRole('heading', { level: 1 });
const press = async (user: Awaited<ReturnType<typeof visit>>) =>
  settled(() => user.click(screen.getByRole('button', { name: 'Take me off the list' })));
const sent = () => network.asked(invitations.leaveWaitlist).map(({ body }) => body);

test('an address leaves the list by a press, without an account, and not by opening the link', async () => {
  network.answer(invitations.leaveWaitlist, () => left);
  const user = await visit();
  expect(heading().textContent).toBe('Leave the waiting list?');
  expect(sent()).toEqual([]);
  await press(user);
  expect(sent()).toEqual([{ token }]);
  expect(heading().textContent).toBe('Your address is off the list');
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['waitlist_link_invalid', 'invalid_input'] as const)(
  'a link that is not whole (%s) says so',
  async (code) => {
    network.answer(invitations.leaveWaitlist, () => refusal(code));
    await press(await visit());
    expect(heading().textContent).toBe('This link does not open');
    expect(screen.getByRole('alert').textContent).toBe(errors.waitlist_link_invalid.text);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('after a fault the press can be repeated', async () => {
  network.answer(invitations.leaveWaitlist, () => refusal('server_error'));
  const user = await visit();
  await press(user);
  expect(screen.getByRole('alert').textContent).toBe(errors.server_error.text);
  network.answer(invitations.leaveWaitlist, () => left);
  await press(user);
  expect(heading().textContent).toBe('Your address is off the list');
});

test('without a link the page says where it is, and a newer link opens in the same tab', async () => {
  await visit('/waitlist');
  expect(heading().textContent).toBe('Please open the link from our e-mail');
  await openLink(`/waitlist#${token}`);
  expect(heading().textContent).toBe('Leave the waiting list?');
});
