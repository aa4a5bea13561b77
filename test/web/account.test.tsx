import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { type Me, users } from '../../contract/users/endpoints';
import { ownPassword } from '../support/own-password';
import { amplify, network, open, person, refusal, token } from '../support/screens';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

const openAccount = async (of: Partial<Me> = {}) => {
  network.answer(users.me, () => person(of));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
  return { user, dialog: within(screen.getByRole('dialog')) };
};

const accounts: [string, Partial<Me>, string[]][] = [
  [
    'a student of a school',
    { school: 'Maple School' },
    ['Student', 'Not told. You count as 9.', 'Europe', 'Maple School'],
  ],
  [
    'a teacher',
    { account_type: 'teacher', region: 'Canada', age: 41, birth_year: 1985 },
    ['Teacher', '1985', 'Canada'],
  ],
  ['a parent', { account_type: 'other' }, ['Parent', 'Not told. You count as 9.', 'Europe']],
  ['an operator', { account_type: 'teacher', role: 'operator' }, ['Operator', 'Europe']],
];

test.each(accounts)('%s sees the address and the data of the account', async (_, of, facts) => {
  const { dialog } = await openAccount(of);
  expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'ada@maple.test',
    ...facts,
  ]);
});

test.each<[Me['account_type'], boolean, RegExp | null]>([
  ['student', true, null],
  ['teacher', true, /^Verified\. You may supervise/],
  ['teacher', false, /^Not verified yet\..*an operator of Inkwren checks every new teacher/],
  ['other', true, /^Verified\. You may invite your children/],
  ['other', false, /^Not verified yet\..*by giving consent for a child/],
])('the account type %s, verified: %s, is explained', async (account_type, verified, text) => {
  const { dialog } = await openAccount({ account_type, verified });
  const said = dialog.queryByText(
    (_, element) => element?.tagName === 'P' && !!text?.test(element.textContent),
  );
  expect(said !== null).toBe(text !== null);
  if (text === null) expect(dialog.queryByText(/erified/)).toBeNull();
});

test('a parent has a link to the children’s consents', async () => {
  network.answer(consent.children, () => ({ children: [] }));
  const { user } = await openAccount({ account_type: 'other' });
  await user.click(screen.getByRole('link', { name: 'My children’s consents' }));
  expect(await screen.findByRole('heading', { name: 'Your children' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/consent/children');
});

test('no other role has a link to the children’s consents', async () => {
  const { dialog } = await openAccount({ account_type: 'teacher' });
  expect(dialog.queryByRole('link')).toBeNull();
});

test('four words are offered as the new password, and those shown are used', async () => {
  const { user, dialog } = await openAccount();
  await user.click(dialog.getByRole('button', { name: 'Change password…' }));
  const offer = await screen.findByRole('region', { name: 'Your password: four words' });
  const shown = /^[a-z]+(-[a-z]+){3}$/.exec(offer.querySelector('p')?.textContent ?? '')?.[0];
  await user.type(dialog.getByLabelText('Current password'), 'old words of mine{Enter}');
  await screen.findByText(/^Your password is changed\./);
  expect(amplify.updatePassword.mock.calls).toEqual([
    [{ oldPassword: 'old words of mine', newPassword: shown }],
  ]);
});

const changePassword = async (current = 'old words of mine', next = 'new words of mine') => {
  const { user, dialog } = await openAccount();
  await user.click(dialog.getByRole('button', { name: 'Change password…' }));
  await user.type(dialog.getByLabelText('Current password'), current);
  await user.type(await ownPassword(user, 'New password'), next);
  await user.keyboard('{Enter}');
  return { user, dialog };
};

test('changing the password requires the current one', async () => {
  const { dialog } = await changePassword();
  expect(await screen.findByText(/^Your password is changed\./)).toBeTruthy();
  expect(amplify.updatePassword.mock.calls).toEqual([
    [{ oldPassword: 'old words of mine', newPassword: 'new words of mine' }],
  ]);
  expect(dialog.queryByLabelText('Current password')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Change password…');
});

test('a double click opens the form once and changes the password once', async () => {
  const answer = Promise.withResolvers<void>();
  amplify.updatePassword.mockImplementation(() => answer.promise);
  const { user, dialog } = await openAccount();
  await user.dblClick(dialog.getByRole('button', { name: 'Change password…' }));
  await user.type(dialog.getByLabelText('Current password'), 'old words of mine');
  await user.type(await ownPassword(user, 'New password'), 'new words of mine');
  expect(amplify.updatePassword).not.toHaveBeenCalled();
  await user.dblClick(dialog.getByRole('button', { name: 'Change password' }));
  await user.keyboard('{Enter}');
  answer.resolve();
  await screen.findByText(/^Your password is changed\./);
  expect(amplify.updatePassword).toHaveBeenCalledTimes(1);
});

test('passwords keep their spaces, can be shown, and need twelve characters', async () => {
  const { user, dialog } = await openAccount();
  await user.click(dialog.getByRole('button', { name: 'Change password…' }));
  const current = dialog.getByLabelText<HTMLInputElement>('Current password');
  expect(document.activeElement).toBe(current);
  const next = await ownPassword(user, 'New password');
  expect([current.type, next.type, next.minLength]).toEqual(['password', 'password', 12]);
  for (const eye of dialog.getAllByRole('button', { name: 'Show the password' })) await user.click(eye);
  expect([current.type, next.type]).toEqual(['text', 'text']);
  await user.type(next, ' three blank words ');
  await user.keyboard('{Enter}');
  expect(amplify.updatePassword).not.toHaveBeenCalled();
  await user.type(current, ' old {Enter}');
  await screen.findByText(/^Your password is changed\./);
  expect(amplify.updatePassword).toHaveBeenLastCalledWith({
    oldPassword: ' old ',
    newPassword: ' three blank words ',
  });
});

test.each([
  [
    'a wrong current password',
    failure('NotAuthorizedException', 'Incorrect username or password.'),
    'That is not your current password. Please try again.',
  ],
  ['a weak one', failure('InvalidPasswordException'), /at least 12 letters/],
  ['too many tries', failure('LimitExceededException', 'Attempt limit exceeded'), /tried too often/],
  [
    'a session that was ended elsewhere',
    failure('NotAuthorizedException', 'Access Token has been revoked'),
    'You are not signed in here any more. Please sign in again.',
  ],
  ['no network', failure('NetworkError', 'A network error has occurred.'), /internet connection/],
])('changing the password fails with a message for %s, and can be tried again', async (_, error, text) => {
  amplify.updatePassword.mockRejectedValueOnce(error);
  const { user, dialog } = await changePassword();
  const said = (await screen.findByRole('alert')).textContent;
  if (typeof text === 'string') expect(said).toBe(text);
  else expect(said).toMatch(text);
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/^Your password is changed\./)).toBeTruthy();
});

const askEverywhere = async () => {
  const { user } = await openAccount();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere…' }));
  const question = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  return { user, question };
};

test('signing out everywhere asks for confirmation, ends every session and leads to the login', async () => {
  amplify.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token('second') } });
  const { user, question } = await askEverywhere();
  expect(amplify.signOut).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(amplify.fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
  expect(amplify.signOut.mock.calls[0]).toEqual([{ global: true }]);
});

test('a user who cancels signing out everywhere stays signed in', async () => {
  const { user, question } = await askEverywhere();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Sign out everywhere?' })).toBeNull();
  expect(amplify.fetchAuthSession).not.toHaveBeenCalled();
});

test.each([
  ['without a network', failure('NetworkError', 'A network error has occurred.'), /internet connection/],
  ['with a session that is over', undefined, /not signed in here any more/],
])('signing out everywhere %s reports the failure', async (_, error, text) => {
  if (error !== undefined) amplify.fetchAuthSession.mockRejectedValueOnce(error);
  const { user, question } = await askEverywhere();
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect((await question.findByRole('alert')).textContent).toMatch(text);
  expect(amplify.signOut).not.toHaveBeenCalled();
  amplify.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token('second') } });
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('signing out of this device needs no confirmation', async () => {
  const { user, dialog } = await openAccount();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(amplify.signOut.mock.calls).toEqual([[]]);
});

test('a student who is old enough decides alone about being visible on the leaderboards', async () => {
  const { user, dialog } = await openAccount({ age: 15, decides_alone: true });
  network.answer(consent.decide, ({ body }) => body);
  await user.click(dialog.getByRole('switch', { name: 'Show me on the leaderboards' }));
  expect(network.asked(consent.decide).map(({ body }) => body)).toEqual([{ public_sharing: true }]);
});

test('a student who is old enough decides alone whether teachers read the talks, and a failure changes nothing', async () => {
  const { user, dialog } = await openAccount({ age: 15, decides_alone: true });
  network.answer(consent.setTranscripts, () => refusal('server_error'));
  const toggle = dialog.getByRole('switch', { name: 'Teachers may read my talks' });
  await user.click(toggle);
  expect(network.asked(consent.setTranscripts).map(({ body }) => body)).toEqual([{ transcripts: true }]);
  expect(await dialog.findByText(errors.server_error.text)).toBeTruthy();
  expect((toggle as HTMLInputElement).checked).toBe(false);
});

test('a younger student cannot decide about visibility', async () => {
  const { dialog } = await openAccount();
  expect(dialog.queryByRole('switch', { name: 'Show me on the leaderboards' })).toBeNull();
});
