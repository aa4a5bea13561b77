import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletion } from '../../contract/deletion/endpoints';
import { type Flag, flags } from '../../contract/flags/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { switchKinds } from '../../contract/operations/kinds';
import { proposals } from '../../contract/proposals/endpoints';
import { emptyLists, openConsole, proposal } from '../support/operator';
import { network, pass, refusal, unreachable } from '../support/screens';

beforeEach(emptyLists);

/** It is 15:00 on 16 November 2026. */
const flag = (due_at: string): Flag => ({
  id: `chat.${due_at}`,
  child_id: 'kit',
  username: 'Kit',
  email: 'kit@maple.test',
  region: 'Canada',
  school: null,
  kind: 'danger',
  severity: 1,
  feature: 'chat',
  may_know: 'supervisors',
  about: null,
  told: 2,
  created_at: '2026-11-10T12:00:00.000Z',
  due_at,
});

const waits = (what: string) => screen.findByRole('link', { name: new RegExp(`^${what}`) });

test('the first screen is the day in numbers and what waits, each a link to its tab', async () => {
  network.answer(flags.open, () => ({
    flags: [flag('2026-11-10T12:30:00.000Z'), flag('2026-12-24T12:30:00.000Z')],
    next: null,
  }));
  network.answer(proposals.list, () => ({ proposals: [proposal()], next: 'more' }));
  network.answer(deletion.held, unreachable);
  const user = await openConsole('Today');
  expect(await screen.findByText('1,204')).toBeTruthy();
  screen.getByText('2,500 of 100,000');
  screen.getByText('$12.5 of $500');
  screen.getByText('All on');
  screen.getByText('310');
  screen.getByText('3');
  expect((await waits('Flags of children')).textContent).toBe('Flags of children1 overdueIn 910 hours2');
  expect((await waits('Proposals')).textContent).toBe('Proposals1+');
  await pass(60_000);
  expect((await waits('Deletions')).textContent).toMatch(/Not loaded$/);
  expect((await waits('Wishes')).textContent).toBe('Wishes0');
  await user.click(await waits('Proposals'));
  await screen.findByRole('tab', { name: 'Proposals', selected: true });
  expect(location.search).toBe('?tab=proposals');
});

test('the tabs are in four groups, and a group opens its first tab', async () => {
  const user = await openConsole('Log');
  const groups = within(screen.getByRole('navigation', { name: 'Groups' })).getAllByRole('link');
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Safety', 'People', 'Books', 'Gems']);
  expect(groups.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
  await user.click(screen.getByRole('link', { name: 'People' }));
  await screen.findByRole('tab', { name: 'Invitations', selected: true });
  expect(screen.queryByRole('tab', { name: 'Log' })).toBeNull();
});

test('a switch is thrown with a reason, and says when it works', async () => {
  network.answer(operations.throwSwitch, ({ body: { kind, why } }) => ({
    off: [{ kind, why, at: '2026-11-16T15:00:00.000Z' }],
  }));
  const user = await openConsole('Switches');
  expect(await screen.findAllByRole('switch', { checked: true })).toHaveLength(switchKinds.length);
  screen.getByText(/New names of classes and rewards are refused\.$/);
  await user.click(screen.getByRole('switch', { name: 'Voice chats' }));
  const asking = within(screen.getByRole('dialog', { name: 'Switch off: Voice chats?' }));
  await user.click(asking.getByRole('button', { name: 'Switch off' }));
  asking.getByText('Please write why.');
  expect(network.asked(operations.throwSwitch)).toEqual([]);
  await user.type(asking.getByRole('textbox', { name: 'Why' }), 'It sounds wrong');
  await user.click(asking.getByRole('button', { name: 'Switch off' }));
  await screen.findByText('Voice chats: off within a minute.');
  expect(network.asked(operations.throwSwitch).map(({ body }) => body)).toEqual([
    { kind: 'voice', on: false, why: 'It sounds wrong' },
  ]);
  expect(screen.getByRole('switch', { name: 'Voice chats' })).toMatchObject({ checked: false });
  screen.getByText(/^Off since .*: It sounds wrong$/);
});

test('a refused switch says why, and stays as it was', async () => {
  network.answer(operations.throwSwitch, () => refusal('forbidden'));
  const user = await openConsole('Switches');
  await user.click(await screen.findByRole('switch', { name: 'The store' }));
  const asking = within(screen.getByRole('dialog'));
  await user.type(asking.getByRole('textbox', { name: 'Why' }), 'Wrong prices');
  await user.click(asking.getByRole('button', { name: 'Switch off' }));
  expect((await asking.findByRole('alert')).textContent).toBe('Your account cannot do this.');
  await user.click(asking.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('switch', { name: 'The store' })).toMatchObject({ checked: true });
});
