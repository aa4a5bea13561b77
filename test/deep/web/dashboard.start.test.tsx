import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { users } from '../../../contract/users/endpoints';
import { board, openDashboard, rows } from '../../support/dashboard';
import { network, open, pass, person } from '../../support/screens';

test.each(['/dashboard', '/', '/login'])(
  'from %s one call loads the user and the whole first screen',
  async (path) => {
    openDashboard({ me: person({ points: 777 }), board: board({ rows: rows('Ben') }) }, path);
    expect(await screen.findByText('Ben')).toBeTruthy();
    expect(screen.getByText('777')).toBeTruthy();
    expect(network.asked(dashboard.get)).toHaveLength(1);
    expect(network.asked(users.me)).toEqual([]);
  },
);

test('when another screen opens first, only the user’s record is loaded', async () => {
  open('/books');
  await screen.findByRole('combobox');
  await pass(1000);
  expect(network.asked(dashboard.get)).toEqual([]);
  expect(network.asked(users.me)).toHaveLength(1);
});
