import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { audit } from '../../contract/audit/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { emptyLists, openConsole } from '../support/operator';
import { network } from '../support/screens';

const pair = {
  adult_email: 'mum@home.test',
  child_id: 'zoe',
  child_email: 'zoe@home.test',
  username: 'Zoe',
  since: '2026-11-10T12:00:00.000Z',
};

test('a guardianship is found by an address, and ended after a confirmation', async () => {
  emptyLists();
  network.answer(consent.guardianships, () => ({ guardianships: [pair] }));
  network.answer(consent.endGuardianship, () => ({ child_id: 'zoe' }));
  const user = await openConsole('Guardians');
  await user.type(await screen.findByRole('textbox'), 'zoe@home.test');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'End: Zoe' }));
  const question = within(screen.getByRole('dialog', { name: 'End this guardianship?' }));
  expect(network.asked(consent.endGuardianship)).toEqual([]);
  network.answer(consent.guardianships, () => ({ guardianships: [] }));
  await user.click(question.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('The guardianship for Zoe has ended.')).toBeTruthy();
  expect(await screen.findByText('Nobody has given consent for a child under this address.')).toBeTruthy();
  expect(network.asked(consent.endGuardianship).map(({ body }) => body)).toEqual([
    { adult_email: 'mum@home.test', child_id: 'zoe' },
  ]);
});

test('the actions of operators are listed with their names', async () => {
  emptyLists();
  network.answer(audit.actions, () => ({
    actions: [
      {
        id: '1',
        operator: 'Oscar',
        action: 'revoke_invitation' as const,
        target: 'ben@maple.test',
        at: '2026-11-10T12:00:00.000Z',
      },
    ],
    next: null,
  }));
  await openConsole('Log');
  expect(await screen.findByText('Revoked an invitation')).toBeTruthy();
  expect(screen.getByText('Oscar')).toBeTruthy();
  expect(screen.getByText('ben@maple.test')).toBeTruthy();
});
