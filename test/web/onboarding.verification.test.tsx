import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onboarding } from '../../contract/onboarding/endpoints';
import { onLeave, onSessionOver, stateOf, visit } from '../support/onboarding';
import { amplify, network, pass, refusal, unreachable } from '../support/screens';

const asked = () => network.asked(onboarding.verify).length;

test('the page verifies the invitation after a second and a half, then shows the first step', async () => {
  network.answer(onboarding.state, () => stateOf());
  visit();
  expect(screen.getByRole('status').textContent).toBe('Wren is looking for your invitation…');
  await pass(1499);
  expect(asked()).toBe(0);
  await pass(1);
  expect(asked()).toBe(1);
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeTruthy();
});

test.each([
  ['the reason that comes with the answer', 'Your invitation has expired.', 'Your invitation has expired.'],
  ['the usual reason otherwise', null, 'Registration is currently by invitation only.'],
])(
  'a user who is not authorized sees %s, and is redirected to the login after three seconds',
  async (_, error, text) => {
    network.answer(onboarding.verify, () => ({ authorized: false, error }));
    visit();
    await pass(1500);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await pass(2999);
    expect(onLeave).not.toHaveBeenCalled();
    await pass(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
  },
);

test('without a valid session the screen says so and redirects to the login', async () => {
  network.accepts = () => false;
  visit();
  await pass(1500);
  expect((await screen.findByRole('alert')).textContent).toBe('No valid session found');
  expect(amplify.fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
  expect(onSessionOver).not.toHaveBeenCalled();
  await pass(3000);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a network', unreachable],
  ['when the server has a bad moment', () => refusal('server_error')],
])('%s the screen says so and can be retried', async (_, answer) => {
  network.answer(onboarding.verify, answer);
  network.answer(onboarding.state, () => stateOf());
  const { user } = visit();
  await pass(1500);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Network error during authorization verification',
  );
  await pass(10_000);
  expect(onLeave).not.toHaveBeenCalled();
  network.answer(onboarding.verify, () => ({ authorized: true, error: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1500);
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeTruthy();
});

test('a user whose invitation has been revoked is refused too', async () => {
  network.answer(onboarding.state, () => refusal('not_invited'));
  visit();
  await pass(1500);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Registration is currently by invitation only.',
  );
  await pass(3000);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a state that fails to load can be retried', async () => {
  network.answer(onboarding.state, unreachable);
  const { user } = visit();
  await pass(1500);
  await pass(10_000);
  expect((await screen.findByRole('alert')).textContent).toContain('check your internet connection');
  network.answer(onboarding.state, () => stateOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeTruthy();
});

test('signing out is possible at any step and stops all calls', async () => {
  const { user, unmount } = visit();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  unmount();
  await pass(5000);
  expect(asked()).toBe(0);
});
