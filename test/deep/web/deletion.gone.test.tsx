import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { shop } from '../../../contract/shop/endpoints';
import { users } from '../../../contract/users/endpoints';
import { press } from '../../support/deletion-page';
import { amplify, network, open, refusal } from '../../support/screens';

const shutPage = () => screen.findByRole('heading', { name: 'This account is shut' });

test('an account that is gone at the start is signed out and forgotten, and a calm page says what helps', async () => {
  localStorage.setItem('inkwren.person', 'somebody');
  localStorage.setItem('inkwren.place somebody saltwind 2', '{}');
  for (const endpoint of [users.me, dashboard.get]) network.answer(endpoint, () => refusal('account_gone'));
  open('/dashboard');
  const page = await shutPage();
  expect(document.activeElement).toBe(page);
  expect(screen.getByText(/brings it back within 3 days/)).toBeTruthy();
  expect(amplify.signOut).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(location.pathname).toBe('/login');
});

test('a call during the visit does the same, and another account can sign in afterwards', async () => {
  const { user } = open('/dashboard');
  await screen.findByRole('link', { name: 'Store' });
  network.answer(shop.items, () => refusal('account_gone'));
  await user.click(screen.getByRole('link', { name: 'Store' }));
  await shutPage();
  expect(amplify.signOut).toHaveBeenCalledTimes(1);
  await press(user, 'Sign in with another account');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
