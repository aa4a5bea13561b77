import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { noInterests } from '../../contract/rules/interests';
import { type Me, users } from '../../contract/users/endpoints';
import { stateOf } from '../support/onboarding';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

/** Only the bundler resolves these files. */
jest.mock('../../frontend/landing/media/demo.mp4?url', () => '/demo.mp4', { virtual: true });
jest.mock('../../frontend/landing/media/demo.vtt?url', () => '/demo.vtt', { virtual: true });
jest.mock('../../frontend/landing/media/demo.webp?url', () => '/demo.webp', { virtual: true });

const operator: Partial<Me> = {
  account_type: 'teacher',
  role: 'operator',
  interests: null,
  past_books: [],
};

const signedInAs = (of: Partial<Me>) => network.answer(users.me, () => person(of));

const dashboard = () => screen.findByRole('heading', { level: 1, name: /Ada!$/ });

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const openMenu = async (of: Partial<Me> = {}, path = '/books') => {
  signedInAs(of);
  const { user } = open(path);
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { user, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
};

const everybodysPlaces: [string, Partial<Me>, string[]][] = [
  ['a student', {}, ['Dashboard', 'Books', 'Friends', 'Store', 'History']],
  ['a teacher', { account_type: 'teacher' }, ['Dashboard', 'Books', 'Students', 'Store', 'History']],
  ['a parent', { account_type: 'other' }, ['Dashboard', 'Books', 'Children', 'Store', 'History']],
  ['an operator', operator, ['Dashboard', 'Operator']],
];

test.each(everybodysPlaces)('the bar and the menu of a %s have the same places', async (_, of, places) => {
  await openMenu(of, '/dashboard');
  expect(linksIn('Main')).toEqual(places);
  expect(linksIn('Menu')).toEqual(places);
});

test('the current page is marked', async () => {
  const { menu } = await openMenu();
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Books', 'Books']);
  expect(menu.getByRole('link', { name: 'Store' }).getAttribute('aria-current')).toBeNull();
});

test('an address with a trailing slash is the same place', async () => {
  open('/books/');
  await screen.findByRole('heading', { name: 'Books' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Books');
});

test('two clicks on a link are one step of the history', async () => {
  const { user } = open('/books');
  await user.dblClick(await screen.findByRole('link', { name: 'Store' }));
  await screen.findByRole('heading', { name: 'Gem Store' });
  history.back();
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeTruthy();
});

test('a link of the menu opens its place and closes the menu', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('link', { name: 'Store' }));
  expect(await screen.findByRole('heading', { name: 'Gem Store' })).toBeTruthy();
  expect(location.pathname).toBe('/store');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the menu closes by its button and by Escape, and returns focus', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Close' }));
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Back with the menu open closes the menu and leaves the page', async () => {
  const { user } = open('/books');
  await user.click(await screen.findByRole('link', { name: 'Store' }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  history.back();
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second click of a double click does not affect the element that the first has opened or moved', async () => {
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  const signOut = within(dialog).getByRole('button', { name: 'Sign out' });
  fireEvent.click(signOut, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  fireEvent.click(signOut, { detail: 1 });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('profile, tutorial and sign-out are in the menu too', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: /^Ada/ }));
  expect(await screen.findByRole('dialog', { name: 'Profile and settings' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const again = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(again.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('the tutorial is a video with captions', async () => {
  const { user } = open('/dashboard');
  await dashboard();
  await user.click(screen.getByRole('button', { name: 'How Inkwren works' }));
  const dialog = await screen.findByRole('dialog', { name: 'How Inkwren works' });
  expect(dialog.querySelector('video track[kind="captions"]')).not.toBeNull();
});

const elsewhere: [string, Partial<Me>][] = [
  ['/', {}],
  ['/auth/callback', {}],
  ['/nowhere/at/all', {}],
  ['/signup', {}],
  ['/operator', {}],
  ['/operator', { account_type: 'other' } as const],
  ['/consent/children', {}],
  ['/books', operator],
  ['/quiz', operator],
];

test.each(elsewhere)(
  '%s redirects to the dashboard without a step of the history, for %j',
  async (path, of) => {
    signedInAs(of);
    const before = history.length;
    open(path);
    await dashboard();
    expect(location.pathname).toBe('/dashboard');
    expect(history.length).toBe(before);
  },
);

test('the page says that the user data is loading', async () => {
  network.answer(users.me, () => new Promise(() => undefined));
  open('/books');
  await pass(3000);
  expect(screen.getByRole('status').textContent).toBe('Loading user data...');
  expect(screen.queryByRole('navigation')).toBeNull();
});

const setUp = () => screen.findByRole('heading', { name: 'Welcome to Inkwren!' });

test.each([
  ['no profile', () => refusal('profile_incomplete')],
  ['no grown-up’s consent', () => refusal('consent_required')],
  ['no interests', () => person({ interests: null })],
  ['empty interests', () => person({ interests: { ...noInterests, 'favorite genres': ['Poetry'] } })],
  ['no genres', () => person({ interests: { ...noInterests, music: ['Drums'] } })],
  ['no past books', () => person({ past_books: [] })],
])('with %s every address shows the onboarding', async (_, answer) => {
  network.answer(users.me, answer);
  const { user } = open('/books');
  await setUp();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(network.asked(users.me)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

const finish = async () => {
  network.answer(users.me, () => refusal('profile_incomplete'));
  network.answer(onboarding.state, () => stateOf({ step: 'complete', profile: person() }));
  const { user } = open('/');
  await setUp();
  await pass(1500);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  return () => user.click(screen.getByRole('button', { name: 'Open the door' }));
};

test('after the onboarding the site opens with the current record', async () => {
  const comeIn = await finish();
  network.answer(users.me, () => person());
  await comeIn();
  await dashboard();
  expect(location.pathname).toBe('/dashboard');
});

test('onboarding continues when the server still lacks a part', async () => {
  const comeIn = await finish();
  await comeIn();
  await setUp();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a record that fails to load after the onboarding can be retried', async () => {
  const comeIn = await finish();
  network.answer(users.me, unreachable);
  await comeIn();
  await pass(10_000);
  expect(screen.getByText(/^Connection error\./)).toBeTruthy();
  network.answer(users.me, () => person());
  screen.getByRole('button', { name: 'Try again' }).click();
  await dashboard();
});

test('a withdrawn consent closes the open screen', async () => {
  open('/books');
  await screen.findByRole('heading', { name: 'Books' });
  network.answer(users.me, () => refusal('consent_required'));
  await pass(60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await setUp();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the first call that is refused for lack of consent closes the open screen, without an error message', async () => {
  const { user } = open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  network.answer(users.me, () => refusal('consent_required'));
  network.answer(books.lists, () => refusal('consent_required'));
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Books' }));
  await setUp();
  expect(screen.queryByText(/^Failed to/)).toBeNull();
});

test('a link of a consent mail opens without an account and for any signed-in user', async () => {
  const { unmount } = open('/consent');
  await screen.findByRole('main');
  await pass(1000);
  expect(network.asked(users.me)).toEqual([]);
  unmount();
  localStorage.clear();
  open('/consent/');
  await pass(1000);
  expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
});

test('without a session the address of the sign-up shows its form', async () => {
  localStorage.clear();
  open('/signup');
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
});
