import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { badges } from '../../contract/badges/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { users } from '../../contract/users/endpoints';
import {
  amplify,
  forgiven,
  network,
  open,
  pass,
  refusal,
  remember,
  settled,
  token,
} from '../support/screens';

const device = `teacher.01J0000000000000000000000B.${'s'.repeat(43)}`;
const secret = 'x'.repeat(22);
const badge = `/badge#pip.${secret}`;
const key = 'inkwren.class-device';

const openFor = (until: string) => localStorage.setItem(key, `${until} ${device}`);
const midnight = '2026-11-17T05:00:00.000Z';

beforeEach(() => {
  network.answer(badges.viewDevice, () => ({ class_name: 'Owls', until: midnight }));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  history.replaceState(null, '', '/');
});

/** The app for nobody. */
const openOut = (path: string) => {
  for (const name of Object.keys(localStorage)) if (name !== key) localStorage.removeItem(name);
  return open(path);
};

const right = () => {
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' } });
  amplify.confirmSignIn.mockImplementation(async () => {
    remember(token('pip'));
    return {};
  });
};

const wrong = () => {
  amplify.signIn.mockResolvedValue({ nextStep: {} });
  amplify.confirmSignIn.mockRejectedValueOnce(
    Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' }),
  );
};

const answered = () =>
  amplify.confirmSignIn.mock.calls.map(([{ challengeResponse }]) => JSON.parse(challengeResponse));

const settle = async () => {
  for (let i = 0; i < 6; i++) await pass(0);
};

test('the address that the tablet’s camera app opens lets the pupil in, and the secret leaves the address', async () => {
  openFor(midnight);
  right();
  openOut(badge);
  await settle();
  expect(amplify.signIn.mock.calls[0]?.[0]).toMatchObject({ username: madeUpAddress('pip') });
  expect(answered()).toEqual([{ kind: 'badge', device, badge: secret }]);
  expect(await screen.findByRole('heading', { name: /^Good afternoon/ })).toBeTruthy();
  expect(location.pathname).toBe('/dashboard');
  expect(location.href).not.toContain(secret);
  expect(localStorage.getItem(key)).toContain(device);
});

test('a badge takes the place of whoever is signed in on the tablet', async () => {
  openFor(midnight);
  right();
  open(badge);
  await settle();
  expect(amplify.signOut).toHaveBeenCalled();
  expect(answered()).toHaveLength(1);
});

test('on a device that is not the class’s a badge signs nobody in and nobody out', async () => {
  open(badge);
  expect(await screen.findByRole('heading', { name: 'A badge works in class only' })).toBeTruthy();
  await settle();
  expect(amplify.signIn).not.toHaveBeenCalled();
  expect(amplify.signOut).not.toHaveBeenCalled();
  expect(location.href).not.toContain(secret);
  expect(Object.keys(localStorage).some((name) => name.endsWith('.idToken'))).toBe(true);
});

test('a wrong badge is told kindly, and the next one is looked at', async () => {
  openFor(midnight);
  wrong();
  openOut(badge);
  await settle();
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not work here/);
  expect(location.href).not.toContain(secret);
  right();
  await settled(async () => {
    history.replaceState(null, '', badge.replace('pip', 'zoe'));
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await settle();
  expect(amplify.signIn.mock.calls.at(-1)?.[0]).toMatchObject({ username: madeUpAddress('zoe') });
});

test('the page scans by itself where the browser can, and goes past codes of something else', async () => {
  openFor(midnight);
  right();
  const seen = ['https://example.org/badge#pip.x', `${location.origin}${badge}`];
  class Detector {
    detect = async () => [{ rawValue: seen.shift() ?? '' }];
  }
  const stop = jest.fn();
  Object.assign(globalThis, { BarcodeDetector: Detector });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = openOut('/login');
  expect(await screen.findByRole('heading', { name: 'Hello, Owls!' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Scan my badge' }));
  await settle();
  expect(answered()).toEqual([]);
  await pass(200);
  await settle();
  expect(answered()).toEqual([{ kind: 'badge', device, badge: secret }]);
  expect(stop).toHaveBeenCalled();
});

test('a camera that may not be used leads to the camera app', async () => {
  openFor(midnight);
  Object.assign(globalThis, { BarcodeDetector: class {} });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new Error('NotAllowedError')) },
  });
  const { user } = openOut('/login');
  await user.click(await screen.findByRole('button', { name: 'Scan my badge' }));
  await settle();
  expect((await screen.findByRole('alert')).textContent).toMatch(/own camera app/);
});

test('without a scanner the page says how the camera app is used', async () => {
  openFor(midnight);
  openOut('/login');
  expect(await screen.findByText(/Open the camera of this tablet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Scan my badge' })).toBeNull();
});

test('a device that the teacher has closed is forgotten', async () => {
  openFor(midnight);
  network.answer(badges.viewDevice, () => refusal('class_device_closed'));
  openOut('/login');
  expect(await screen.findByRole('heading', { name: 'A badge works in class only' })).toBeTruthy();
  expect(localStorage.getItem(key)).toBeNull();
});

test('at the end of the day in class the session ends, also on a tablet that was asleep', async () => {
  openFor('2026-11-16T15:10:00.000Z');
  jest.setSystemTime(new Date('2026-11-16T15:09:00.000Z'));
  open('/dashboard');
  await settle();
  await pass(30_000);
  expect(amplify.signOut).not.toHaveBeenCalled();
  await pass(60_000);
  await settle();
  expect(amplify.signOut).toHaveBeenCalled();
  expect(localStorage.getItem(key)).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('Cognito'))).toEqual([]);
  forgiven(/navigation/);
});

test('at the end of the day in class the first set-up ends, too', async () => {
  openFor('2026-11-16T15:10:00.000Z');
  jest.setSystemTime(new Date('2026-11-16T15:09:00.000Z'));
  network.answer(users.me, () => refusal('consent_required'));
  network.answer(onboarding.verify, () => ({ authorized: true, error: null }));
  network.answer(onboarding.state, () => refusal('server_error'));
  open('/dashboard');
  await settle();
  expect(screen.queryByRole('navigation')).toBeNull();
  await pass(90_000);
  await settle();
  expect(amplify.signOut).toHaveBeenCalled();
  expect(localStorage.getItem(key)).toBeNull();
  forgiven(/navigation/);
});

test('a tablet that is opened on the next day shows nothing of the pupil before', async () => {
  openFor('2026-11-15T05:00:00.000Z');
  open('/dashboard');
  expect(screen.queryByRole('heading', { name: /Ada/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(network.asked(dashboard.get)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('on the next day the login is the usual one', async () => {
  openFor('2026-11-15T05:00:00.000Z');
  openOut('/login');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});
