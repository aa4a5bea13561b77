import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletion } from '../../contract/deletion/endpoints';
import { deletionErrors } from '../../contract/deletion/errors';
import { flags } from '../../contract/flags/endpoints';
import { press } from '../support/deletion-page';
import { emptyLists, openConsole, row, rowNames } from '../support/operator';
import { network, refusal } from '../support/screens';

const held = [
  { id: 'child-1', due_at: '2026-11-14T12:00:00.000Z', held_since: '2026-11-14T12:05:00.000Z' },
  { id: 'child-2', due_at: '2026-11-15T12:00:00.000Z', held_since: '2026-11-15T12:05:00.000Z' },
];

const flag = {
  child_id: 'child-1',
  id: 'f1',
  created_at: '2026-11-13T09:00:00.000Z',
  due_at: '2026-11-13T09:30:00.000Z',
  severity: 1 as const,
  kind: 'abuse' as const,
  may_know: 'operators' as const,
  feature: 'chat' as const,
  told: null,
  username: 'Zoe',
  email: 'zoe@home.test',
  region: 'Europe' as const,
  school: null,
  about: null,
};

beforeEach(() => {
  emptyLists();
  network.answer(flags.open, () => ({ flags: [flag], next: null }));
  network.answer(deletion.held, () => ({ deletions: held }));
  network.answer(deletion.decide, ({ params }) => ({ id: params.id }));
});

const decided = () => network.asked(deletion.decide).map(({ params, body }) => [params.id, body.go_on]);

test('held deletions name the child of an open flag, link to the flags, and say when they go on', async () => {
  await openConsole('Deletions');
  await screen.findByRole('table');
  expect(rowNames()).toEqual(['Zoe', 'child-2']);
  expect(row('Zoe').getByText('Nov 24')).toBeTruthy();
  expect(row('Zoe').getByRole('link', { name: 'Open flags' })).toMatchObject({ search: '?tab=flags' });
});

test.each([
  ['Let it go on', 'Let this deletion go on?', true, 'The deletion of Zoe goes on.'],
  ['Stop it', 'Stop this deletion?', false, 'The deletion of Zoe is stopped.'],
])('%s: asks first, and then tells the result', async (word, title, go_on, said) => {
  const user = await openConsole('Deletions');
  await press(user, `${word}: Zoe`);
  expect(decided()).toEqual([]);
  network.answer(deletion.held, () => ({ deletions: held.slice(1) }));
  await press(user, 'Cancel');
  await press(user, `${word}: Zoe`);
  await user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: word }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(decided()).toEqual([['child-1', go_on]]);
  expect(rowNames()).toEqual(['child-2']);
});

test('a decision that came too late says so', async () => {
  network.answer(deletion.decide, () => refusal('deletion_not_held'));
  const user = await openConsole('Deletions');
  await press(user, 'Stop it: Zoe');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop it' }));
  expect(await screen.findByText(deletionErrors.deletion_not_held.text)).toBeTruthy();
});

test('without one the list says so', async () => {
  network.answer(deletion.held, () => ({ deletions: [] }));
  await openConsole('Deletions');
  expect(await screen.findByText('No deletion waits for a decision.')).toBeTruthy();
});
