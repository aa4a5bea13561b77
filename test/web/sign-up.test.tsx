import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dashboard } from '../../contract/dashboard/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { users } from '../../contract/users/endpoints';
import SignUpScreen from '../../frontend/src/features/auth/sign-up-screen';
import { words } from '../../frontend/src/features/auth/words';
import { stateOf } from '../support/onboarding';
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

const create = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
};

beforeEach(() => {
  localStorage.clear();
  onSignedIn.mockReset();
});

test('the link of an invitation fills in the address, and the new account is signed in immediately', async () => {
  const { user } = visit(link);
  expect(emailBox().value).toBe('zoe+books@home.test');
  expect(screen.getByLabelText<HTMLInputElement>('Password').minLength).toBe(12);
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

test('a passphrase of three words is proposed and can be replaced, and the shown one is used', async () => {
  const { user } = visit(link);
  const proposal = within(await screen.findByRole('region', { name: 'A password to take' }));
  const phrase = () =>
    proposal.getByText(/^[a-z]{4,}$/, { selector: 'p > span:first-child' }).parentElement?.textContent ?? '';
  const first = phrase();
  expect(first).toMatch(/^[a-z]{4,}-[a-z]{4,}-[a-z]{4,}$/);
  await user.click(proposal.getByRole('button', { name: 'Other words' }));
  const second = phrase();
  expect(second).not.toBe(first);
  await user.click(proposal.getByRole('button', { name: 'Take these' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password')).toMatchObject({ value: second, type: 'text' });
  expect(proposal.getByRole('status').textContent).toContain('Write them on paper');
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await pass(0);
  expect(amplify.signIn.mock.calls).toEqual([[{ username: 'zoe+books@home.test', password: second }]]);
});

test('there are 1,024 distinct words for passphrases, and three of them are long enough', () => {
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
