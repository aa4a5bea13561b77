import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { audit } from '../../contract/audit/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { emptyLists, openConsole, proposal } from '../support/operator';
import { network } from '../support/screens';

const pair = {
  adult_email: 'mum@home.test',
  child_id: 'zoe',
  child_email: 'zoe@home.test',
  username: 'Zoe',
  since: '2026-11-10T12:00:00.000Z',
};

test('a guardianship is found by an address, and its end is proposed with a case', async () => {
  emptyLists();
  network.answer(proposals.guardianships, () => ({ guardianships: [pair] }));
  network.answer(proposals.propose, () => proposal());
  const user = await openConsole('Guardians');
  await user.type(await screen.findByRole('textbox'), 'zoe@home.test');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'End: Zoe' }));
  const question = within(screen.getByRole('dialog', { name: 'End this guardianship?' }));
  expect(network.asked(proposals.propose)).toEqual([]);
  await user.type(question.getByRole('textbox', { name: 'Case' }), ' T-9 ');
  await user.click(question.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/A second operator has to agree/)).toBeTruthy();
  expect(network.asked(proposals.propose).map(({ body }) => body)).toEqual([
    { case: 'T-9', change: { action: 'end_guardianship', adult_email: 'mum@home.test', child_id: 'zoe' } },
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
      {
        id: '2',
        operator: 'Olive',
        action: 'end_guardianship' as const,
        step: 'agreed' as const,
        proposed_by: 'Oscar',
        case: 'T-9',
        target: null,
        target_hash: 'h'.repeat(43),
        at: '2026-11-10T12:00:00.000Z',
      },
      ...[1, 12].map((rows) => ({
        id: `01KB000000000000000000000${rows}`,
        operator: 'Olive',
        action: 'export_orders' as const,
        target: 'open',
        rows,
        at: '2026-11-10T12:00:00.000Z',
      })),
    ],
    next: null,
  }));
  await openConsole('Log');
  expect(await screen.findByText('Revoked an invitation')).toBeTruthy();
  expect(screen.getByText('Oscar', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('ben@maple.test')).toBeTruthy();
  expect(screen.getByText('Agreed to end a guardianship, as Oscar proposed')).toBeTruthy();
  expect(screen.getByText('Case: T-9')).toBeTruthy();
  expect(screen.getByText('open, 1 row, 01KB0000000000000000000001')).toBeTruthy();
  expect(screen.getByText('open, 12 rows, 01KB00000000000000000000012')).toBeTruthy();
});

test('a proposal of another operator is agreed to after a question, and one’s own is not', async () => {
  emptyLists();
  network.answer(proposals.list, () => ({
    proposals: [proposal(), proposal({ id: 'q'.repeat(43), about: 'Mr Sedge', yours: true })],
    next: null,
  }));
  network.answer(proposals.agree, () => proposal({ state: 'agreed' }));
  const user = await openConsole('Proposals');
  expect(await screen.findByText('Yours: a second operator has to agree.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agree: Mr Sedge' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree: Ms Reed' }));
  const question = within(screen.getByRole('dialog', { name: 'Agree to this?' }));
  expect(network.asked(proposals.agree)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Done: you both are in the log.')).toBeTruthy();
  expect(network.asked(proposals.agree).map(({ params }) => params)).toEqual([{ id: 'p'.repeat(43) }]);
});

test('one’s own proposal can be withdrawn', async () => {
  emptyLists();
  network.answer(proposals.list, () => ({ proposals: [proposal({ yours: true })], next: null }));
  network.answer(proposals.withdraw, () => proposal({ state: 'withdrawn' }));
  const user = await openConsole('Proposals');
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Ms Reed' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn. Nothing was changed.')).toBeTruthy();
});
