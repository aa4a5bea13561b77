import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { forgiven, open } from '../support/screens';

/** As after a deployment, when the browser still has the old page and the server no longer its parts. */
jest.mock('../../frontend/src/features/books/books-screen', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a screen that breaks leaves the navigation standing, offers to open it again, and other screens work', async () => {
  const { user } = open('/books');
  expect(
    await screen.findByRole('heading', { name: 'Oh dear, that page fell out of its book.' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: /Ada!$/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Oh dear/ })).toBeNull();
  forgiven(/dynamically imported module/);
});
