import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { flags } from '../../contract/flags/endpoints';
import { type Operator, operations } from '../../contract/operations/endpoints';
import { users } from '../../contract/users/endpoints';
import { emptyLists, openConsole, row, rowNames } from '../support/operator';
import { amplify, forgiven, network, open, person, refusal } from '../support/screens';

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const link = `otpauth://totp/Inkwren:ada@maple.test?secret=${secret}&issuer=Inkwren`;

const digits = () => screen.findByLabelText<HTMLInputElement>('Six digits from your app');

beforeEach(emptyLists);

const openWithoutFactor = (path = '/operator') => {
  network.answer(users.me, () =>
    person({ account_type: 'other', role: 'operator', interests: null, past_books: [] }),
  );
  network.answer(flags.open, () => refusal('factor_required'));
  network.answer(operations.day, () => refusal('factor_required'));
  amplify.setUpTOTP.mockResolvedValue({ sharedSecret: secret, getSetupUri: () => new URL(link) });
  return open(path);
};

test('an operator without a second factor connects an app, and signs in again', async () => {
  network.answer(operations.setUpFactor, () => ({}));
  const { user } = openWithoutFactor();
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the app' }).href).toBe(link);
  expect(screen.queryByRole('tab')).toBeNull();

  amplify.verifyTOTPSetup.mockRejectedValueOnce(failure('EnableSoftwareTokenMFAException', 'Code mismatch'));
  await user.type(await digits(), '111 111{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That code is not right\./);
  expect(network.asked(operations.setUpFactor)).toEqual([]);

  await user.clear(await digits());
  await user.type(await digits(), '222222{Enter}');
  const done = await screen.findByText(/^It works\./);
  expect(document.activeElement).toBe(done);
  expect(amplify.verifyTOTPSetup.mock.calls).toEqual([[{ code: '111111' }], [{ code: '222222' }]]);
  expect(amplify.setUpTOTP).toHaveBeenCalledTimes(1);
  expect(network.asked(operations.setUpFactor)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(amplify.signOut).toHaveBeenCalledTimes(1));
  // jsdom cannot open the login.
  forgiven(/navigation/);
});

test('the home of an operator without a second factor leads to it', async () => {
  const { user } = openWithoutFactor('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeTruthy();
});

test('a server that does not answer leaves the code to be typed again', async () => {
  network.answer(operations.setUpFactor, () => refusal('server_error'));
  const { user } = openWithoutFactor();
  await user.type(await digits(), '222222{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong on our side\./);
  expect(await digits()).toBeTruthy();
});

const operator = (username: string | null, of: Partial<Operator> = {}): Operator => ({
  id: username ?? 'new',
  email: `${username?.toLowerCase() ?? 'new'}@inkwren.test`,
  username,
  has_factor: true,
  yours: false,
  ...of,
});

const team = [operator(null, { has_factor: false }), operator('Kim'), operator('Olive', { yours: true })];

test('the console tells who has a second factor, and offers nothing for the own one', async () => {
  network.answer(operations.operators, () => ({ operators: team }));
  await openConsole('Operators');
  await screen.findByRole('table');
  expect(rowNames()).toEqual(['new@inkwren.test', 'Kim', 'Olive (you)']);
  expect(row('new@inkwren.test').getByText('Not set up')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Phone lost/ })).toHaveLength(1);
});

test('the factor of a colleague is removed after a question, and the result is told', async () => {
  network.answer(operations.operators, () => ({ operators: team }));
  const user = await openConsole('Operators');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Phone lost: Kim' }));
    return within(screen.getByRole('dialog', { name: 'Remove this second factor?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(network.asked(operations.removeFactor)).toEqual([]);

  network.answer(operations.removeFactor, () => refusal('operator_not_found'));
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await dialog.findByText(/^This operator is not here any more\./)).toBeTruthy();

  network.answer(operations.removeFactor, () => ({ operators: [operator('Kim', { has_factor: false })] }));
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText(/^Kim is signed out/)).toBeTruthy();
  expect(network.asked(operations.removeFactor).map(({ body }) => body)).toEqual([
    { id: 'Kim' },
    { id: 'Kim' },
  ]);
  expect(row('Kim').getByText('Not set up')).toBeTruthy();
});
