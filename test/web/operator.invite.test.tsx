import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type InviteOutcome, invitations } from '../../contract/invitations/endpoints';
import { emptyLists, never, openConsole } from '../support/operator';
import { network, refusal, unreachable } from '../support/screens';

const sent = () => network.asked(invitations.invite).map(({ body }) => body);

beforeEach(() => {
  emptyLists();
  network.answer(invitations.invite, ({ body }) => ({
    results: body.emails.map((email) => ({ email, outcome: 'invited' as const })),
  }));
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-mail addresses' });
const send = () => screen.getByRole('button', { name: 'Send invitations' });

const write = async (text: string) => {
  const user = await openConsole('Invitations');
  await user.click(box());
  await user.paste(text);
  return user;
};

test('pasted addresses in any format are counted and sent, each once', async () => {
  const user = await write('Ben@Maple.test, <cleo@pond.test>;\n  dan@pond.test ben@maple.test,');
  expect(screen.getByText('3 addresses').getAttribute('role')).toBe('status');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Done' });
  expect(sent()).toEqual([
    {
      emails: ['ben@maple.test', 'cleo@pond.test', 'dan@pond.test'],
      account_type: null,
      school: null,
      consents: null,
    },
  ]);
  expect(box().value).toBe('');
});

test.each([
  ['', 'Please write at least one e-mail address.'],
  ['ben@maple.test, cleo, dan@pond', 'These are no e-mail addresses: cleo, dan@pond'],
  ['ben@@maple.test', 'This is no e-mail address: ben@@maple.test'],
  [
    Array.from({ length: 101 }, (_, n) => `reader${n}@maple.test`).join('\n'),
    'At most 100 at once, please: these are 101.',
  ],
])('invalid addresses are named before any request (%#)', async (text, error) => {
  const user = await write(text);
  expect(screen.queryByText(error)).toBeNull();
  await user.click(send());
  expect(screen.getByText(error)).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(sent()).toEqual([]);
  await user.clear(box());
  await user.type(box(), 'ben@maple.test');
  expect(screen.queryByText(error)).toBeNull();
});

test.each([
  ['Student', 'student'],
  ['Teacher', 'teacher'],
  ['Parent', 'other'],
])('an invitation may be for a %s, of a school', async (label, account_type) => {
  const user = await write('ben@maple.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), label);
  await user.type(screen.getByRole('textbox', { name: /^School/ }), ' Maple School ');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Done' });
  expect(sent()).toEqual([
    { emails: ['ben@maple.test'], account_type, school: 'Maple School', consents: null },
  ]);
});

const consents = () =>
  within(screen.getByRole('group', { name: /^The school has consented/ })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );

test('a school’s consents are separate, for students only, and not preset', async () => {
  const user = await write('ben@maple.test');
  const type = screen.getByRole('combobox', { name: 'Account type' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(type, 'Student');
  expect(consents().map(({ checked }) => checked)).toEqual([false, false, false, false]);
  const [core, , voice] = consents();
  await user.click(voice as HTMLElement);
  await user.click(send());
  expect(screen.getByText('The others hold only together with the core consent.')).toBeTruthy();
  expect(screen.getByText('Which school has consented?')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(core as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'School' }), 'Maple School');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Done' });
  expect(sent()[0]?.consents).toEqual({ core: true, ai_text: false, voice: true, public_sharing: false });
  expect(consents().map(({ checked }) => checked)).toEqual([false, false, false, false]);
});

test('selected consents are not sent for another account type', async () => {
  const user = await write('ben@maple.test');
  const type = screen.getByRole('combobox', { name: 'Account type' });
  await user.selectOptions(type, 'Student');
  for (const one of consents()) await user.click(one);
  await user.selectOptions(type, 'Teacher');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Done' });
  expect(sent()[0]).toMatchObject({ account_type: 'teacher', consents: null });
});

test('the results are summarized by outcome, and get focus', async () => {
  const outcomes: InviteOutcome[] = ['invited', 'member', 'renewed', 'invited'];
  network.answer(invitations.invite, ({ body }) => ({
    results: body.emails.map((email, n) => ({ email, outcome: outcomes[n] ?? 'invited' })),
  }));
  const user = await write('a@b.test c@d.test e@f.test g@h.test');
  await user.click(send());
  const heading = await screen.findByRole('heading', { name: 'Done' });
  expect(document.activeElement).toBe(heading);
  const items = within(screen.getByRole('region', { name: 'Done' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '2 inviteda@b.test, g@h.test',
    '1 invited once more: the invitation holds anewe@f.test',
    '1 with an account already, not invitedc@d.test',
  ]);
  expect(items[0]?.closest('[role="status"]')).not.toBeNull();
});

test('addresses that were not invited stay in the box with their consents, and can be sent again', async () => {
  network.answer(invitations.invite, ({ body }) => ({
    results: body.emails.map((email, n) => ({
      email,
      outcome: n === 0 ? ('invited' as const) : ('failed' as const),
    })),
  }));
  const user = await write('ben@maple.test cleo@pond.test dan@pond.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'Student');
  await user.type(screen.getByRole('textbox', { name: /^School/ }), 'Maple');
  await user.click(consents()[0] as HTMLElement);
  await user.click(send());
  expect(await screen.findByText(/^2 not invited yet/)).toBeTruthy();
  expect(box().value).toBe('cleo@pond.test\ndan@pond.test');
  expect(consents()[0]?.checked).toBe(true);
  await user.click(send());
  await screen.findByText(/^1 not invited yet/);
  expect(sent()[1]).toMatchObject({
    emails: ['cleo@pond.test', 'dan@pond.test'],
    consents: { core: true },
    school: 'Maple',
  });
});

test('a sent invitation appears in the table immediately', async () => {
  const user = await write('ben@maple.test');
  expect(network.asked(invitations.list)).toHaveLength(1);
  await user.click(send());
  await screen.findByRole('heading', { name: 'Done' });
  expect(network.asked(invitations.list)).toHaveLength(2);
});

test('repeated presses send the invitations once', async () => {
  network.answer(invitations.invite, never);
  const user = await write('ben@maple.test');
  await user.click(send());
  await user.dblClick(screen.getByRole('button', { name: 'Inviting…' }));
  expect(sent()).toHaveLength(1);
});

test.each([
  ['a fault of the server', () => refusal('server_error'), /^Something went wrong on our side/],
  ['no network', unreachable, /^Connection error/],
])('after %s no input is lost, and it can be sent again', async (_, answer, text) => {
  network.answer(invitations.invite, answer);
  const user = await write('ben@maple.test');
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(box().value).toBe('ben@maple.test');
  network.answer(invitations.invite, () => ({
    results: [{ email: 'ben@maple.test', outcome: 'renewed' as const }],
  }));
  await user.click(send());
  expect(await screen.findByText(/^1 invited once more/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
