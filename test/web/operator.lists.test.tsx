import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { invitations } from '../../contract/invitations/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { emptyLists, openConsole, proposal, row, rowNames } from '../support/operator';
import { network, pass, refusal, unreachable } from '../support/screens';

beforeEach(emptyLists);

const waiting = (...emails: string[]) => {
  let entries = emails.map((email) => ({ email, created_at: '2026-11-01T12:00:00.000Z' }));
  network.answer(invitations.waitlist, () => ({ entries, next: null }));
  network.answer(invitations.invite, ({ body }) => {
    entries = entries.filter(({ email }) => !body.emails.includes(email));
    return { results: body.emails.map((email) => ({ email, outcome: 'invited' as const })) };
  });
};

const openWaitlist = async () => {
  const user = await openConsole('Waitlist');
  await screen.findByRole('checkbox', { name: 'Select all that are shown' });
  return user;
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const inviteSelected = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Invite selected/ });

test('selected addresses are invited and leave the list', async () => {
  waiting('a@b.test', 'c@d.test', 'e@f.test');
  const user = await openWaitlist();
  expect(inviteSelected().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'a@b.test' }));
  await user.click(screen.getByRole('checkbox', { name: 'e@f.test' }));
  expect(inviteSelected().textContent).toBe('Invite selected (2)');
  await user.click(inviteSelected());
  expect(await screen.findByText('2 invited')).toBeTruthy();
  expect(network.asked(invitations.invite).map(({ body }) => body)).toEqual([
    { emails: ['a@b.test', 'e@f.test'], account_type: null, school: null, consents: null },
  ]);
  await pass(100);
  expect(rowNames()).toEqual(['c@d.test']);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
});

test('all shown addresses can be selected and deselected together', async () => {
  waiting('a@b.test', 'c@d.test');
  const user = await openWaitlist();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all that are shown' });
  await user.click(all);
  expect(boxes().every(({ checked }) => checked)).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'a@b.test' }));
  expect(all.checked).toBe(false);
  await user.click(all);
  await user.click(all);
  expect(boxes().some(({ checked }) => checked)).toBe(false);
});

test('the selection stays while more addresses are loaded', async () => {
  network.answer(invitations.waitlist, ({ query: { cursor } }) => ({
    entries: [{ email: cursor === undefined ? 'a@b.test' : 'c@d.test', created_at: '2026-11-01T12:00:00Z' }],
    next: cursor === undefined ? 'more' : null,
  }));
  const user = await openWaitlist();
  await user.click(screen.getByRole('checkbox', { name: 'a@b.test' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('2 people in all');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
});

test('at most a hundred addresses are invited at once', async () => {
  waiting(...Array.from({ length: 101 }, (_, n) => `reader${n}@maple.test`));
  const user = await openWaitlist();
  await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  expect(inviteSelected().disabled).toBe(true);
  expect(screen.getByText('At most 100 at once')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'reader7@maple.test' }));
  expect(inviteSelected().disabled).toBe(false);
});

test('a failed invitation keeps the selection and can be retried', async () => {
  waiting('a@b.test');
  const user = await openWaitlist();
  network.answer(invitations.invite, unreachable);
  await user.click(screen.getByRole('checkbox', { name: 'a@b.test' }));
  await user.click(inviteSelected());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Connection error.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'a@b.test' }).checked).toBe(true);
  waiting('a@b.test');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 invited')).toBeTruthy();
});

const teacher = (id: string, username: string) => ({
  id,
  username,
  email: `${id}@maple.test`,
  school: 'Maple School',
  created_at: '2026-11-03T12:00:00.000Z',
});

const askVerify = async () => {
  network.answer(invitations.teachers, () => ({
    teachers: [teacher('reed', 'Ms Reed'), { ...teacher('sedge', 'Mr Sedge'), school: null }],
    next: null,
  }));
  const user = await openConsole('Teachers');
  await user.click(await screen.findByRole('button', { name: 'Verify: Ms Reed' }));
  return { user, question: within(screen.getByRole('dialog', { name: 'Verify Ms Reed?' })) };
};

test('waiting teachers are shown with their data', async () => {
  const { user, question } = await askVerify();
  expect(question.getByText(/of Maple School may supervise students/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(
    row('Mr Sedge')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['sedge@maple.test', '–', 'Nov 3', 'Verify']);
  expect(network.asked(proposals.propose)).toEqual([]);
});

const proposeIt = async ({ user, question }: Awaited<ReturnType<typeof askVerify>>) => {
  await user.type(question.getByRole('textbox', { name: 'Case' }), 'T-1');
  await user.click(question.getByRole('button', { name: 'Propose' }));
};

test('the verification of a teacher is proposed with a case', async () => {
  network.answer(proposals.propose, () => proposal());
  await proposeIt(await askVerify());
  expect(await screen.findByText(/A second operator has to agree/)).toBeTruthy();
  await pass(0);
  expect(network.asked(proposals.propose).map(({ body }) => body)).toEqual([
    { case: 'T-1', change: { action: 'verify_teacher', id: 'reed' } },
  ]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Message');
});

test('a refusal of a proposal is shown in the dialog, with a retry', async () => {
  network.answer(proposals.propose, () => refusal('teacher_not_found'));
  const asking = await askVerify();
  await proposeIt(asking);
  expect((await asking.question.findByRole('alert')).textContent).toBe(
    'There is no teacher waiting under this name.',
  );
  network.answer(proposals.propose, () => proposal());
  await asking.user.click(asking.question.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/A second operator has to agree/)).toBeTruthy();
});
