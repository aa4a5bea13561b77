import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import SignUpScreen from '../../../frontend/src/features/auth/sign-up-screen';
import { amplify, pass, show } from '../../support/screens';

jest.mock('../../../frontend/src/subjects/passwords/passphrase', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('without the words, which did not load, an own password is asked for, and what is typed stays', async () => {
  history.replaceState(null, '', '/signup#email=zoe%40home.test&code=secret_code-1');
  const { user } = show(<SignUpScreen onSignedIn={() => undefined} />);
  await user.type(await screen.findByLabelText('Password'), 'four words of mine');
  expect(screen.queryByRole('button', { name: 'Four words for me' })).toBeNull();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await pass(0);
  expect(amplify.signUp.mock.lastCall?.[0]).toMatchObject({ password: 'four words of mine' });
});
