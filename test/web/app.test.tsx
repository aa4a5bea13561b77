import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { books } from '../../contract/books/endpoints';
import { dashboard as start } from '../../contract/dashboard/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { users } from '../../contract/users/endpoints';
import {
  amplify,
  book,
  forgiven,
  network,
  open,
  openLogin,
  pass,
  person,
  remember,
  token,
  unreachable,
} from '../support/screens';

const dashboard = () => screen.findByRole('heading', { name: /Ada!$/ });

const renewal = () =>
  amplify.fetchAuthSession.mockImplementation(async () => {
    remember(token('second'));
    return { tokens: { idToken: token('second') } };
  });

test('a refused token is refreshed once, and the call is repeated with the new one', async () => {
  network.accepts = (sent) => sent === token('second');
  renewal();
  open('/dashboard');
  await dashboard();
  await screen.findByText('Which book are you reading?');
  expect(network.asked(start.get).map((asked) => asked.token)).toEqual([token('first'), token('second')]);
  expect(amplify.fetchAuthSession.mock.calls).toEqual([[{ forceRefresh: true }]]);
});

test('a token that is about to expire is refreshed before the first request', async () => {
  localStorage.clear();
  remember(token('old', 0.5));
  renewal();
  open('/dashboard');
  await dashboard();
  expect(network.asked(start.get).map((asked) => asked.token)).toEqual([token('second')]);
});

test('a session that cannot be refreshed leads to the login', async () => {
  network.accepts = () => false;
  open('/books');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(location.pathname).toBe('/login');
  expect(network.asked(users.me)).toHaveLength(2);
  expect(document.title).toBe('Sign in · Inkwren');
});

test('a signed-in user who opens an invitation’s link can stay or sign out, and the link is kept', async () => {
  const { user } = open('/signup#email=zoe%40home.test&code=secret');
  expect(await screen.findByRole('heading', { name: 'Somebody is signed in here' })).toBeTruthy();
  expect(screen.getByText('zoe@home.test')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Stay signed in' }).getAttribute('href')).toBe('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Sign out and create the account' }));
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  expect(amplify.signOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('zoe@home.test');
  expect(location.href).not.toContain('secret');
});

test('without a network the session is kept, and starting can be tried again', async () => {
  network.answer(users.me, unreachable);
  const { user } = open('/dashboard');
  expect(screen.getByRole('status').textContent).toBe('Loading user data...');
  expect(await screen.findByText(/^Connection error\./, {}, { timeout: 10_000 })).toBeTruthy();
  expect(amplify.signOut).not.toHaveBeenCalled();
  network.answer(users.me, () => person());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await dashboard();
});

test.each([
  ['student', 'child'],
  ['teacher', 'adult'],
  ['other', 'adult'],
] as const)('account type %s has the %s theme', async (account_type, theme) => {
  network.answer(users.me, () => person({ account_type }));
  open('/dashboard');
  await dashboard();
  expect(document.documentElement.dataset.theme).toBe(theme);
  expect(screen.queryByText('points') !== null).toBe(theme === 'child');
});

const signIn = async (user: UserEvent) => {
  amplify.signIn.mockImplementation(async () => {
    remember(token('ben'));
    return { nextStep: { signInStep: 'DONE' } };
  });
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('ben@maple.test');
  await user.type(screen.getByLabelText('Password'), 'words{Enter}');
};

test('signing out deletes the loaded data of the user before the next sign-in', async () => {
  network.answer(users.me, () => person({ account_type: 'teacher' }));
  network.answer(books.lists, () => ({ reading: [book()], want_to_read: [], read: [] }));
  const { user } = open('/dashboard');
  await screen.findByText('Saltwind');
  sessionStorage.setItem('quiz saltwind 1-2', '{"chosen":[1]}');
  await user.click(screen.getByRole('button', { name: /^Sign out/ }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(location.pathname).toBe('/login');
  expect(document.documentElement.dataset.theme).toBe('child');
  expect(sessionStorage).toHaveLength(0);
  network.answer(users.me, () => person({ username: 'Ben' }));
  network.answer(start.get, () => new Promise(() => undefined));
  await signIn(user);
  await screen.findByText('Loading user data...');
  await pass(1000);
  expect(screen.queryByText('Saltwind')).toBeNull();
  expect(screen.queryByText(/Ada/)).toBeNull();
});

beforeEach(() => void jest.mocked(console.error).mockClear());

/** jsdom cannot reload a page, and reports the attempt. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter((words) => /navigation/.test(words.join(' '))).length;

const otherPersonInAnotherTab = () => {
  localStorage.clear();
  remember(token('ben'), 'ben');
};

test('after another user has signed in in a second tab, actions in this tab are not sent as that user', async () => {
  const { user } = open('/dashboard');
  await dashboard();
  otherPersonInAnotherTab();
  await user.click(screen.getByRole('button', { name: 'Tell Wren what you think' }));
  await user.click(await screen.findByRole('radio', { name: 'Something else' }));
  await user.type(screen.getByRole('textbox', { name: 'Your words' }), 'From Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await pass(1000);
  expect(network.asked(feedback.give)).toEqual([]);
  expect(reloads()).toBe(1);
  forgiven(/navigation/);
});

test('refreshing a refused token does not replace it with the other user’s', async () => {
  network.accepts = (sent) => sent === token('ben');
  amplify.fetchAuthSession.mockImplementation(async () => {
    otherPersonInAnotherTab();
    return { tokens: { idToken: token('ben') } };
  });
  open('/dashboard');
  await pass(1000);
  expect(network.asked(start.get).map((asked) => asked.token)).toEqual([token('first')]);
  expect(reloads()).toBe(1);
  forgiven(/navigation/);
});

test('a page reloads when another user signs in in a second tab', async () => {
  open('/dashboard');
  await dashboard();
  const tell = (oldValue: string | null, newValue: string | null) =>
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'CognitoIdentityServiceProvider.client.LastAuthUser',
        oldValue,
        newValue,
      }),
    );
  tell('somebody', 'somebody');
  await pass(0);
  expect(reloads()).toBe(0);
  tell('somebody', 'ben');
  await pass(0);
  expect(reloads()).toBe(1);
  forgiven(/navigation/);
});

test('a page from the browser’s back button reloads if its user has signed out meanwhile', async () => {
  open('/dashboard');
  await dashboard();
  const comeBack = (persisted: boolean) => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return pass(0);
  };
  dispatchEvent(new Event('pagehide'));
  await comeBack(true);
  localStorage.clear();
  await comeBack(false);
  expect(reloads()).toBe(0);
  await comeBack(true);
  expect(reloads()).toBe(1);
  forgiven(/navigation/);
});

test('signing out works without a network', async () => {
  amplify.signOut.mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = open('/dashboard');
  await dashboard();
  await user.click(screen.getByRole('button', { name: /^Sign out/ }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('without a session no call is made', async () => {
  localStorage.clear();
  await openLogin('/books');
  await pass(5000);
  expect(network.asked(users.me)).toEqual([]);
});

test('going offline and back online is announced in the bar', async () => {
  open('/dashboard');
  await dashboard();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void dispatchEvent(new Event('offline')));
  const said = await screen.findByText(/You are offline/);
  expect(said.closest('[role=status]')).not.toBeNull();
  // In the bar the message covers nothing.
  expect(screen.getByRole('banner').contains(said)).toBe(true);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
