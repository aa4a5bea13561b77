import { beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { contract } from '../../contract';
import type { Role } from '../../contract/endpoint';
import { errors } from '../../contract/errors';
import type { Export } from '../../contract/exports/endpoints';
import { users } from '../../contract/users/endpoints';
import { CopyButton } from '../../frontend/src/subjects/exports/copy-button';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { network, open, pass, person, refusal, settled, show } from '../support/screens';

const { look, ask, address } = contract.exports;

const copy = (of: Partial<Export> = {}): Export => ({
  state: 'ready',
  step: 'records',
  done: 0,
  of: 0,
  size: 12_340_000,
  asked_at: '2026-11-16T15:00:00',
  gone_at: '2026-11-17T16:05:00',
  ...of,
});

const openDialog = async (of: Role = 'student', child?: string) => {
  const { user } = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <CopyButton about="a" of={of} {...(child !== undefined && { child })} />
    </QueryClientProvider>,
  );
  await settled(() => user.click(screen.getByRole('button', { name: /^A copy of/ })));
  await pass(0);
  return { user, dialog: within(screen.getByRole('dialog')) };
};

const press = (user: Awaited<ReturnType<typeof openDialog>>['user'], name: string) =>
  settled(() => user.click(screen.getByRole('button', { name })));

beforeEach(() => network.answer(look, () => ({ export: null })));

test('the dialog says what is in the copy and when it goes, and makes nothing before it is asked to', async () => {
  const { dialog } = await openDialog('student', 'Zoe');
  expect(dialog.getByRole('heading', { name: 'A copy of Zoe’s data' })).toBeTruthy();
  expect(
    dialog.getByText(/comics with their pictures.*a page to read and files for other programs/),
  ).toBeTruthy();
  expect(dialog.getByText(/Nobody else's data is in it\. It can be downloaded here for a day/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Download' })).toBeNull();
  expect(network.asked(ask)).toEqual([]);
});

test.each<[Role, RegExp]>([
  ['teacher', /the lists of your classes\./],
  ['parent', /A child has a copy of its own\./],
  ['operator', /^Your account and your books\./],
])('a %s reads what is in the own copy', async (role, what) => {
  const { dialog } = await openDialog(role);
  expect(dialog.getByText(what)).toBeTruthy();
});

test('a copy that was asked for shows its progress, and becomes ready without a press', async () => {
  let now = copy({ state: 'making', size: null, gone_at: null });
  network.answer(ask, () => ({ export: now }));
  const { user, dialog } = await openDialog();
  network.answer(look, () => ({ export: now }));
  await press(user, 'Make the copy');
  expect(network.asked(ask)).toHaveLength(1);
  expect(dialog.getByText('Writing the pages…')).toBeTruthy();
  expect(dialog.queryByRole('progressbar')).toBeNull();
  now = { ...now, step: 'pictures', done: 120, of: 700 };
  await pass(3000);
  expect(dialog.getByText('Packing pictures: 120 of 700')).toBeTruthy();
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('120');
  now = copy();
  await pass(3000);
  expect(dialog.getByText(/ready: one file of 12\.3 MB\. It can be downloaded until Tuesday/)).toBeTruthy();
  const asked = network.asked(look).length;
  await pass(10_000);
  expect(network.asked(look)).toHaveLength(asked);
});

test('the address is asked for with each press, and the file has a name', async () => {
  network.answer(look, () => ({ export: copy() }));
  network.answer(address, () => ({ address: '/media/exports/x.zip?sig', file_name: 'inkwren-zoe.zip' }));
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.getAttribute('href')}`);
  });
  const { user } = await openDialog();
  expect(network.asked(address)).toEqual([]);
  await press(user, 'Download');
  await press(user, 'Download');
  expect(clicked).toEqual(Array(2).fill('inkwren-zoe.zip /media/exports/x.zip?sig'));
  click.mockRestore();
});

test('a copy that has gone meanwhile is said, and a new one can be asked for', async () => {
  network.answer(look, () => ({ export: copy() }));
  network.answer(address, () => refusal('export_not_ready'));
  const { user, dialog } = await openDialog();
  network.answer(look, () => ({ export: null }));
  await press(user, 'Download');
  expect(dialog.getByText(errors.export_not_ready.text)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Make the copy' })).toBeTruthy();
});

test('a copy that failed is said kindly, and can be asked for again', async () => {
  network.answer(look, () => ({ export: copy({ state: 'failed', size: null, gone_at: null }) }));
  network.answer(ask, () => ({ export: copy({ state: 'making' }) }));
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('alert').textContent).toBe(
    'The copy could not be made. Nothing is lost: please ask for it again.',
  );
  await press(user, 'Make the copy');
  expect(dialog.getByText('Writing the pages…')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test.each(['too_many_exports', 'export_failed'] as const)('the refusal %s is said', async (code) => {
  network.answer(ask, () => refusal(code));
  const { user, dialog } = await openDialog();
  await press(user, 'Make the copy');
  expect(dialog.getByText(errors[code].text)).toBeTruthy();
});

test('the guardian of a student who decides alone by now reads who can get the copy', async () => {
  network.answer(look, () => refusal('export_by_student'));
  const { dialog } = await openDialog('student', 'Zoe');
  expect(dialog.getByText(errors.export_by_student.text)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Make the copy' })).toBeNull();
});

test.each([
  ['a student who decides alone', { decides_alone: true }, true],
  ['a child', { decides_alone: false }, false],
  ['a teacher', { account_type: 'teacher' as const, decides_alone: true }, true],
])('%s finds the copy in the account: %s', async (_, of, isThere) => {
  network.answer(users.me, () => person(of));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
  expect(screen.queryByRole('button', { name: 'A copy of my data…' }) !== null).toBe(isThere);
  expect(screen.queryByText(/^Your grown-up can get a copy/) !== null).toBe(!isThere);
});
