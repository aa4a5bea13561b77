import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ownPassword } from '../support/own-password';
import { amplify, openLogin, remember, token } from '../support/screens';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

const steps = {
  password: { nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' } },
  code: { nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } },
};

const digits = () => screen.findByLabelText<HTMLInputElement>('Six digits from your app');

beforeEach(() => localStorage.clear());

const letIn = async () => {
  remember(token('ada'));
  return { nextStep: { signInStep: 'DONE' } };
};

const signIn = async (user: UserEvent) => {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@maple.test');
  await user.type(screen.getByLabelText('Password'), 'read-more-books-1{Enter}');
};

test('a sign-in with a second factor asks for six digits, which a phone offers numbers for', async () => {
  amplify.signIn.mockResolvedValue(steps.code);
  const { user } = await openLogin();
  await signIn(user);
  const field = await digits();
  expect([field.inputMode, field.autocomplete, field.required]).toEqual(['numeric', 'one-time-code', true]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Type your code' }));
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  }
  expect(amplify.confirmSignIn).not.toHaveBeenCalled();
  amplify.confirmSignIn.mockImplementation(letIn);
  await user.clear(field);
  await user.type(field, '123 456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Ada!' })).toBeTruthy();
  expect(amplify.confirmSignIn.mock.calls).toEqual([[{ challengeResponse: '123456' }]]);
});

const refusals: [string, Error, RegExp][] = [
  ['wrong', failure('CodeMismatchException', 'Invalid code received for user'), /^That code is not right\./],
  [
    'used',
    failure('ExpiredCodeException', 'Your software token has already been used once.'),
    /^That code was used already\./,
  ],
  ['tried too often', failure('NotAuthorizedException', 'Password attempts exceeded'), /having a short rest/],
  [
    'late',
    failure('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    /took a little too long/,
  ],
];

test.each(refusals)('a code that is %s is told kindly, and can be typed again', async (_, error, text) => {
  amplify.signIn.mockResolvedValue(steps.code);
  amplify.confirmSignIn.mockRejectedValueOnce(error).mockImplementation(letIn);
  const { user } = await openLogin();
  await signIn(user);
  await user.type(await digits(), '111111{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  await user.clear(await digits());
  await user.type(await digits(), '222222{Enter}');
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Ada!' })).toBeTruthy();
});

test('who has no code goes back to the password, or chooses a first one before the code', async () => {
  amplify.signIn.mockResolvedValueOnce(steps.code).mockResolvedValueOnce(steps.password);
  amplify.confirmSignIn.mockResolvedValueOnce(steps.code);
  const { user } = await openLogin();
  await signIn(user);
  await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));
  await signIn(user);
  await user.type(await ownPassword(user, 'New password'), 'owls-know-the-way{Enter}');
  expect(await digits()).toBeTruthy();
});
