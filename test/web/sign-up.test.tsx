import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dashboard } from '../../contract/dashboard/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { users } from '../../contract/users/endpoints';
import SignUpScreen from '../../frontend/src/features/auth/sign-up-screen';
import { words } from '../../frontend/src/subjects/passwords/words';
import { stateOf } from '../support/onboarding';
import { ownPassword } from '../support/own-password';
import {
  amplify,
  network,
  open,
  openLink,
  openLogin,
  pass,
  refusal,
  remember,
  show,
  token,
} from '../support/screens';

const onSignedIn = jest.fn<() => void>();
const link = '/signup#email=zoe%2Bbooks%40home.test&code=secret_code-1';
const password = 'four words of mine';
const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

const visit = (address: string) => {
  history.replaceState(null, '', address);
  return show(<SignUpScreen onSignedIn={onSignedIn} />);
};

const emailBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });

const own = (user: UserEvent) => ownPassword(user, 'Password');

const create = async (user: UserEvent) => {
  await user.type(await own(user), password);
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
};

beforeEach(() => {
  localStorage.clear();
  onSignedIn.mockReset();
});

test('the link of an invitation fills in the address, and the new account is signed in immediately', async () => {
  const { user } = visit(link);
  expect(emailBox().value).toBe('zoe+books@home.test');
  expect((await own(user)).minLength).toBe(12);
  await create(user);
  await pass(0);
  expect(amplify.signUp.mock.calls).toEqual([
    [
      {
        username: 'zoe+books@home.test',
        password,
        options: {
          userAttributes: { email: 'zoe+books@home.test' },
          validationData: { invitation: 'secret_code-1' },
          clientMetadata: { invitation: 'secret_code-1' },
        },
      },
    ],
  ]);
  expect(amplify.signIn.mock.calls).toEqual([[{ username: 'zoe+books@home.test', password }]]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('the code of an invitation is removed from the address and never stored by the browser', async () => {
  const { user } = visit(link);
  expect(location.href).toMatch(/\/signup$/);
  amplify.signUp.mockRejectedValueOnce(failure('NetworkError'));
  await create(user);
  expect((await screen.findByRole('alert')).textContent).toContain('check your internet connection');
  expect(JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('secret');
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await pass(0);
  expect(amplify.signUp.mock.lastCall).toEqual(amplify.signUp.mock.calls[0]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('a newer invitation link in the same tab replaces the first', async () => {
  const { user } = visit(link);
  openLink('#email=zoe%40home.test&code=newer');
  expect(emailBox().value).toBe('zoe@home.test');
  expect(location.hash).toBe('');
  await create(user);
  await pass(0);
  expect(amplify.signUp.mock.lastCall?.[0]).toMatchObject({
    options: { validationData: { invitation: 'newer' } },
  });
});

test('the address can be changed, and the password can be shown', async () => {
  const { user } = visit(link);
  await user.clear(emailBox());
  await user.type(emailBox(), 'zoe@pond.test');
  await own(user);
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  await create(user);
  await pass(0);
  expect(amplify.signUp.mock.lastCall?.[0]).toMatchObject({ username: 'zoe@pond.test' });
});

test('the page explains the next steps beforehand', () => {
  visit(link);
  const steps = within(screen.getByRole('region', { name: /What comes/ })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[1]?.textContent).toContain('grown-up’s yes');
});

test('four words are offered as the first password, others can be had, and those shown are used', async () => {
  const { user } = visit(link);
  const offer = within(await screen.findByRole('region', { name: 'Your password: four words' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  const phrase = () =>
    offer.getByText(/^[a-z]{4,}$/, { selector: 'p > span:first-child > span' }).closest('p')?.textContent ??
    '';
  const first = phrase();
  expect(first).toMatch(/^[a-z]{4,}(?:-[a-z]{4,}){3}$/);
  await user.click(offer.getByRole('button', { name: 'Another one' }));
  const second = phrase();
  expect(second).not.toBe(first);
  expect(offer.getByText(/Write them on paper/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await pass(0);
  expect(amplify.signIn.mock.calls).toEqual([[{ username: 'zoe+books@home.test', password: second }]]);
});

test('an own password is a tap away from the four words, and they are a tap away from it', async () => {
  const { user } = visit(link);
  await user.click(await screen.findByRole('button', { name: 'My own password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.click(screen.getByRole('button', { name: 'Four words for me' }));
  await screen.findByRole('region', { name: 'Your password: four words' });
  expect(document.activeElement?.textContent).toBe('Another one');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('the four words are not logged, and the browser keeps them nowhere before they are sent', async () => {
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
  const { user } = visit(link);
  const offer = await screen.findByRole('region', { name: 'Your password: four words' });
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  const [word = '?'] = offer.querySelector('p')?.textContent?.split('-') ?? [];
  const places = [history.state, location.href, document.cookie, { ...localStorage }, { ...sessionStorage }];
  expect(JSON.stringify(places)).not.toContain(word);
  expect(logged.flatMap((spy) => spy.mock.calls)).toEqual([]);
  for (const spy of logged) spy.mockRestore();
});

test('there are 1,024 distinct words for passphrases, and four of them are long enough', () => {
  expect(new Set(words).size).toBe(1024);
  expect(words.filter((word) => !/^[a-z]{4,11}$/.test(word))).toEqual([]);
});

test('without a link the page says where to find it, and the sign-up sends no code', async () => {
  const { user } = visit('/signup');
  expect(screen.getByText(/open the link in your invitation/)).toBeTruthy();
  await user.type(emailBox(), 'zoe@home.test');
  await create(user);
  await pass(0);
  const invitation = { invitation: '' };
  expect(amplify.signUp.mock.lastCall?.[0]).toMatchObject({ options: { validationData: invitation } });
});

test.each([
  [
    'by the trigger',
    failure(
      'UserLambdaValidationException',
      'PreSignUp failed with error Registration is currently by invitation only..',
    ),
  ],
  ['by the pool', failure('NotAuthorizedException', 'SignUp is not permitted for this user pool')],
])('an address without an invitation is refused %s, with a link to the waitlist', async (_, error) => {
  amplify.signUp.mockRejectedValue(error);
  const { user } = visit(link);
  await create(user);
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(
    'Registration is currently by invitation only.',
  );
  expect(screen.getByRole('link', { name: 'Join the waitlist' }).getAttribute('href')).toBe('/#join');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('an address with an account gets a link to sign in', async () => {
  amplify.signUp.mockRejectedValue(failure('UsernameExistsException', 'User already exists'));
  const { user } = visit(link);
  await create(user);
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe('There is an account for this e-mail address already.');
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/login');
});

test('a weak password is refused with advice', async () => {
  amplify.signUp.mockRejectedValue(failure('InvalidPasswordException'));
  const { user } = visit(link);
  await create(user);
  expect((await screen.findByRole('alert')).textContent).toContain('at least 12 letters');
});

test('repeated presses submit the form once', async () => {
  const answer = Promise.withResolvers<object>();
  amplify.signUp.mockReturnValue(answer.promise);
  const { user } = visit(link);
  await create(user);
  await user.dblClick(await screen.findByRole('button', { name: 'Creating your account…' }));
  expect(amplify.signUp).toHaveBeenCalledTimes(1);
  answer.resolve({ nextStep: { signUpStep: 'DONE' } });
  await pass(0);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('signing in and signing up link to each other', async () => {
  visit('/signup');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  await openLogin('/login');
  expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/signup');
});

test('a new user sets up a profile, and no call that needs one is made before', async () => {
  network.answer(onboarding.verify, () => ({ authorized: true, error: null }));
  network.answer(onboarding.state, () => stateOf());
  for (const endpoint of [dashboard.get, users.me])
    network.answer(endpoint, () => refusal('profile_incomplete'));
  const { user } = open(link);
  amplify.signIn.mockImplementation(async () => {
    remember(token('zoe'));
    return { nextStep: { signInStep: 'DONE' } };
  });
  await screen.findByRole('textbox', { name: 'E-mail' });
  await create(user);
  await pass(1500);
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeTruthy();
  expect(network.asked(dashboard.get)).toHaveLength(0);
  expect(network.asked(users.me)).toHaveLength(0);
});
