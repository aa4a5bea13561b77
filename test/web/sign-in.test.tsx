import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dashboard } from '../../contract/dashboard/endpoints';
import { ownPassword } from '../support/own-password';
import { amplify, network, openLogin, remember, token } from '../support/screens';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

beforeEach(() => localStorage.clear());

const signIn = async (user: UserEvent, password = 'read-more-books-1') => {
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
  await user.paste(' ada@maple.test ');
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.keyboard('{Enter}');
};

const texts: [string, Error, RegExp][] = [
  [
    'NotAuthorizedException',
    failure('NotAuthorizedException', 'Incorrect username or password.'),
    /do not belong together/,
  ],
  ['too many tries', failure('NotAuthorizedException', 'Password attempts exceeded'), /having a short rest/],
  [
    'a disabled account',
    failure('NotAuthorizedException', 'User is disabled.'),
    /is shut.*the link in our e-mail brings it back/,
  ],
  ['LimitExceededException', failure('LimitExceededException', 'Attempt limit exceeded'), /tried too often/],
  ['TooManyRequestsException', failure('TooManyRequestsException'), /tried too often/],
  [
    'NetworkError',
    failure('NetworkError', 'A network error has occurred.'),
    /check your internet connection/,
  ],
  ['no network before Amplify', new TypeError('Failed to fetch'), /check your internet connection/],
  [
    'anything else',
    failure('InternalErrorException', 'arn:aws:lambda'),
    /^Something went wrong\. Please try again\.$/,
  ],
];

test.each(texts)('signing in fails with a message for %s and can be retried', async (_, error, text) => {
  amplify.signIn.mockRejectedValueOnce(error);
  const { user } = await openLogin('/dashboard');
  await signIn(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  amplify.signIn.mockImplementation(async () => {
    remember(token('ada'));
    return { nextStep: { signInStep: 'DONE' } };
  });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Ada!' })).toBeTruthy();
  expect(network.asked(dashboard.get)[0]?.token).toBe(token('ada'));
});

test('repeated presses submit the form once', async () => {
  const answer = Promise.withResolvers<object>();
  amplify.signIn.mockReturnValue(answer.promise);
  const { user } = await openLogin();
  await signIn(user, ' pass words keep their blanks ');
  const button = await screen.findByRole('button', { name: 'Signing in…' });
  await user.dblClick(button);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(amplify.signIn.mock.calls).toEqual([
    [{ username: 'ada@maple.test', password: ' pass words keep their blanks ' }],
  ]);
  answer.reject(failure('NotAuthorizedException'));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
});

test('no request is sent without an e-mail address and a password', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'not an address');
  await user.type(screen.getByLabelText('Password'), 'something{Enter}');
  expect(amplify.signIn).not.toHaveBeenCalled();
  expect(screen.getByText(/Registration is currently by invitation only\./)).toBeTruthy();
});

test('the password can be shown', async () => {
  const { user } = await openLogin();
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const show = screen.getByRole('button', { name: 'Show the password', pressed: false });
  expect(password.type).toBe('password');
  await user.click(show);
  expect(password.type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
});

test('an invited user chooses a password, and a weak one is refused with advice', async () => {
  amplify.signIn.mockResolvedValue({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
  });
  amplify.confirmSignIn.mockRejectedValueOnce(failure('InvalidPasswordException'));
  const { user } = await openLogin();
  await signIn(user);
  const password = await ownPassword(user, 'New password');
  expect(password.minLength).toBe(12);
  await user.type(password, 'only twelve letters{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('at least 12 letters');
  amplify.confirmSignIn.mockImplementation(async () => {
    remember(token('new'));
    return { nextStep: { signInStep: 'DONE' } };
  });
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Ada!' })).toBeTruthy();
  expect(amplify.confirmSignIn).toHaveBeenLastCalledWith({ challengeResponse: 'only twelve letters' });
});

test('for a forgotten password, wrong and old codes have different messages, and the right one leads back to signing in', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  amplify.resetPassword.mockRejectedValueOnce(failure('LimitExceededException'));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@maple.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('tried too often');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByLabelText('Code from the e-mail'), ' 123456 ');
  await user.type(await ownPassword(user, 'New password'), 'four words of mine');
  for (const [name, text] of [
    ['CodeMismatchException', /not right/],
    ['ExpiredCodeException', /too old/],
  ] as const) {
    amplify.confirmResetPassword.mockRejectedValueOnce(failure(name));
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  }
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect((await screen.findByText(/Your new password is set/)).closest('[role]')?.getAttribute('role')).toBe(
    'status',
  );
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(amplify.confirmResetPassword).toHaveBeenLastCalledWith({
    username: 'ada@maple.test',
    confirmationCode: '123456',
    newPassword: 'four words of mine',
  });
});

test('an account that must be reset leads to “Forgot your password?”', async () => {
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'RESET_PASSWORD' } });
  const { user } = await openLogin();
  await signIn(user);
  expect((await screen.findByRole('alert')).textContent).toContain('needs a new password');
});
