import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Flag, flags } from '../../contract/flags/endpoints';
import { users } from '../../contract/users/endpoints';
import { emptyLists, openConsole, row, rowNames } from '../support/operator';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

beforeEach(emptyLists);

const flag = (username: string, of: Partial<Flag> = {}): Flag => ({
  id: 'chat.m1',
  child_id: username.toLowerCase(),
  username,
  email: `${username.toLowerCase()}@maple.test`,
  region: 'Canada',
  school: null,
  kind: 'danger',
  severity: 1,
  feature: 'chat',
  may_know: 'supervisors',
  about: null,
  told: 2,
  created_at: '2026-11-10T12:00:00.000Z',
  due_at: '2026-11-10T12:30:00.000Z',
  ...of,
});

const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const answerWith = (...open: Flag[]) => {
  let waiting = open;
  network.answer(flags.open, () => ({ flags: waiting, next: null }));
  network.answer(flags.resolve, ({ body }) => {
    waiting = waiting.filter(({ child_id }) => child_id !== body.child_id);
    return { resolved: true as const };
  });
};

test('each tab shows the number of open flags, and links to them', async () => {
  answerWith(flag('Kit'), flag('Wim'));
  const user = await openConsole('Invitations');
  expect((await screen.findByRole('alert')).textContent).toContain('2 flags are open');
  await user.click(screen.getByRole('button', { name: 'Look at them' }));
  await screen.findByRole('rowheader', { name: 'Kit' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the notice about a single flag is in the singular', async () => {
  answerWith(flag('Kit'));
  await openConsole('Log');
  expect((await screen.findByRole('alert')).textContent).toContain('1 flag is open');
  expect(screen.getByRole('button', { name: 'Look at it' })).toBeTruthy();
});

test('the dashboard of an operator shows the number, too, and links to the flags', async () => {
  answerWith(flag('Kit'));
  network.answer(users.me, () => person({ role: 'operator' }));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Look at it' }));
  await screen.findByRole('rowheader', { name: 'Kit' });
  expect(location.search).toBe('?tab=flags');
});

test('the notice gives no exact number beyond the first page', async () => {
  network.answer(flags.open, () => ({ flags: [flag('Kit')], next: 'more' }));
  await openConsole('Log');
  expect((await screen.findByRole('alert')).textContent).toContain('1 or more flags are open');
});

test('flags that fail to load are not shown as none', async () => {
  network.answer(flags.open, unreachable);
  const user = await openConsole('Invitations');
  await pass(60_000);
  expect(await screen.findByText(/The flags could not be loaded/)).toBeTruthy();
  answerWith(flag('Kit'));
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText(/1 flag is open/)).toBeTruthy();
});

test('a flag shows its child, its kind, and the adults who were told', async () => {
  answerWith(
    flag('Kit'),
    flag('Wim', { kind: 'abuse', may_know: 'operators', told: 0, school: 'Maple School' }),
    flag('Ann', { kind: 'self-harm', told: 0, feature: 'voice_chat' }),
    flag('Eve', { told: null }),
    flag('Zoe', { told: 1 }),
  );
  await openConsole('Flags');
  await screen.findByRole('rowheader', { name: 'Kit' });
  expect(cells('Kit')).toEqual(expect.arrayContaining(['DangerChat', 'kit@maple.testCanada', '2 grown-ups']));
  expect(cells('Wim')).toEqual(
    expect.arrayContaining([
      'AbuseChat',
      'wim@maple.testCanada, Maple School',
      'Nobody: a supervisor may be named',
    ]),
  );
  expect(cells('Ann')).toEqual(expect.arrayContaining(['Self-harmVoice chat', 'Nobody']));
  expect(cells('Eve')).toContain('Not yet');
  expect(cells('Zoe')).toContain('1 grown-up');
});

test.each([
  ['Handled', 'handled'],
  ['False alarm', 'false_alarm'],
] as const)('%s: a confirmation closes the flag and removes it from the list', async (name, outcome) => {
  answerWith(flag('Kit'), flag('Wim'));
  const user = await openConsole('Flags');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}: Kit`) }));
  const question = within(screen.getByRole('dialog', { name: 'Close the flag of Kit?' }));
  expect(network.asked(flags.resolve)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Close the flag' }));
  expect(await screen.findByText('The flag of Kit is closed.')).toBeTruthy();
  expect(rowNames()).toEqual(['Wim']);
  expect(network.asked(flags.resolve).map(({ body }) => body)).toEqual([
    { child_id: 'kit', id: 'chat.m1', outcome },
  ]);
});

test('the dialog says that another operator has closed the flag', async () => {
  answerWith(flag('Kit'));
  network.answer(flags.resolve, () => refusal('flag_not_found'));
  const user = await openConsole('Flags');
  await user.click(await screen.findByRole('button', { name: /^Handled: Kit/ }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Close the flag' }));
  expect((await question.findByRole('alert')).textContent).toBe('There is no such open flag.');
});

test('without flags the list says so', async () => {
  await openConsole('Flags');
  expect(await screen.findByText('No flag is open.')).toBeTruthy();
});

test('a doubtful flag: nobody is told until an operator decides so', async () => {
  answerWith(
    flag('Kit', { severity: 2, told: 0 }),
    flag('Wim'),
    flag('Ann', { severity: 2, may_know: 'operators' }),
  );
  const user = await openConsole('Flags');
  await screen.findByRole('rowheader', { name: 'Kit' });
  expect(cells('Kit')).toEqual(expect.arrayContaining(['Danger, doubtfulChat', 'Nobody']));
  const decided: string[] = [];
  network.answer(flags.resolve, ({ body }) => {
    decided.push(`${body.child_id} ${body.outcome}`);
    return { resolved: true as const };
  });
  for (const other of ['Wim', 'Ann'])
    expect(screen.queryByRole('button', { name: new RegExp(`^Tell the grown-ups: ${other}`) })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Tell the grown-ups: Kit/ }));
  await user.click(await screen.findByRole('button', { name: 'Tell them' }));
  expect(await screen.findByText('The grown-ups of Kit are told within a minute.')).toBeTruthy();
  expect(decided).toEqual(['kit severe']);
});

test('a flag says what is done, how long it may wait, and how long it has been overdue', async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  answerWith(
    flag('Kit', { due_at: at(-20), escalated_at: at(-30) }),
    flag('Wim', { due_at: at(12), talks_paused_until: at(600), words_seen_at: at(-5) }),
    flag('Ann', { due_at: at(240), talks_paused_until: at(-1) }),
  );
  await openConsole('Flags');
  await screen.findByRole('rowheader', { name: 'Kit' });
  row('Kit').getByText('Overdue by 20 min');
  row('Kit').getByText(/^Escalated /);
  row('Wim').getByText('In 12 min');
  row('Wim').getByText(/^Talks rest until /);
  row('Wim').getByText('The words were read');
  row('Wim').getByRole('button', { name: /^End the pause/ });
  row('Ann').getByText('In 4 hours');
  row('Ann').getByRole('button', { name: /^Pause the talks/ });
});

test('what is left of the time goes on by itself, and is never zero', async () => {
  answerWith(flag('Kit', { due_at: new Date(Date.now() + 20_000).toISOString() }));
  await openConsole('Flags');
  await screen.findByRole('rowheader', { name: 'Kit' });
  row('Kit').getByText('In 1 min');
  await pass(30_000);
  expect(await row('Kit').findByText('Overdue by 1 min')).toBeTruthy();
});

test.each([
  ['Pause the talks', 'Pause the talks of Kit?', 'Pause them', 'pause', 'The talks of Kit rest.'],
  ['Escalate', 'Escalate the flag of Kit?', 'Escalate it', 'escalate', 'The flag of Kit is escalated.'],
] as const)('%s: asks first, and then tells the result', async (name, title, confirm, outcome, told) => {
  answerWith(flag('Kit'));
  const user = await openConsole('Flags');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}: Kit`) }));
  await user.click(
    within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: confirm }),
  );
  expect(await screen.findByText(told)).toBeTruthy();
  expect(network.asked(flags.resolve).map(({ body }) => body.outcome)).toEqual([outcome]);
});

test('the words stand behind a question that says that the look is kept', async () => {
  answerWith(flag('Kit'), flag('Wim', { feature: 'wish' }));
  network.answer(flags.words, () => ({ words: 'A man is following me' }));
  const user = await openConsole('Flags');
  await user.click(await screen.findByRole('button', { name: /^Read the words: Kit/ }));
  screen.getByText(/Your name and the time are kept/);
  expect(network.asked(flags.words)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read them' }));
  await screen.findByText('A man is following me');
  expect(network.asked(flags.words).map(({ body }) => body)).toEqual([{ child_id: 'kit', id: 'chat.m1' }]);
  expect(screen.queryByRole('button', { name: /^Read the words: Wim/ })).toBeNull();
});

test('words that are no longer kept are said to be so', async () => {
  answerWith(flag('Kit'));
  network.answer(flags.words, () => ({ words: null }));
  const user = await openConsole('Flags');
  await user.click(await screen.findByRole('button', { name: /^Read the words: Kit/ }));
  await user.click(screen.getByRole('button', { name: 'Read them' }));
  await screen.findByText('The words are not kept here, or no longer.');
});
