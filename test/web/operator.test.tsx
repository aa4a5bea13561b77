import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Invitation, invitations } from '../../contract/invitations/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { emptyLists, invitation, openConsole, row, rowNames } from '../support/operator';
import { network, pass, refusal, unreachable } from '../support/screens';

beforeEach(emptyLists);

const list = (...rows: Invitation[]) =>
  network.answer(invitations.list, () => ({ invitations: rows, next: null }));

test('the tab is in the address', async () => {
  const user = await openConsole('Teachers');
  expect(await screen.findByText('No teacher is waiting.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Waitlist' }));
  expect(location.search).toBe('?tab=waitlist');
  expect(await screen.findByText('Nobody is waiting.')).toBeTruthy();
});

test('without invitations the list says so', async () => {
  await openConsole('Invitations');
  expect(await screen.findByText('Nobody has been invited yet.')).toBeTruthy();
});

test('an invitation shows its account type, its status and its expiry', async () => {
  list(
    invitation({ consents: { core: true, ai_text: false, voice: true, public_sharing: false } }),
    invitation({ email: 'b@b.test', account_type: null, school: null, status: 'used' }),
    invitation({
      email: 'c@c.test',
      account_type: 'other',
      status: 'expired',
      valid_until: '2025-12-31T12:00:00Z',
    }),
    invitation({ email: 'd@d.test', account_type: 'teacher', status: 'revoked' }),
  );
  await openConsole('Invitations');
  await screen.findByRole('rowheader', { name: 'ben@maple.test' });
  const cells = (name: string) =>
    row(name)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('ben@maple.test')).toEqual([
    'Studentwith consent: Core, Voice',
    'Maple School',
    'Open',
    'Nov 10by Olive',
    'Nov 24',
    'ResendRevoke',
  ]);
  expect(cells('b@b.test')).toEqual(['Any', '–', 'Used', 'Nov 10by Olive', 'Nov 24', '–']);
  expect(cells('c@c.test').slice(2)).toEqual(['Expired', 'Nov 10by Olive', 'Dec 31, 2025', 'Resend']);
  expect(cells('d@d.test')[5]).toBe('Resend');
});

test('more invitations are loaded page by page until the end', async () => {
  network.answer(invitations.list, ({ query: { cursor } }) =>
    cursor === undefined
      ? { invitations: [invitation()], next: 'page 2' }
      : { invitations: [invitation({ email: 'cleo@pond.test' })], next: null },
  );
  const user = await openConsole('Invitations');
  expect(await screen.findByText('The first 1 invitation')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('rowheader', { name: 'cleo@pond.test' });
  expect(rowNames()).toEqual(['ben@maple.test', 'cleo@pond.test']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('2 invitations in all');
});

test.each([['the list', undefined] as const, ['its next page', 'page 2'] as const])(
  'when %s fails to load, the screen says so and can be retried',
  async (_, failing) => {
    let down = true;
    network.answer(invitations.list, ({ query: { cursor } }) => {
      if (down && cursor === failing) return refusal('forbidden');
      return {
        invitations: [invitation({ email: `${cursor ?? 'first'}@b.test`.replace(' ', '') })],
        next: cursor === undefined ? 'page 2' : null,
      };
    });
    const user = await openConsole('Invitations');
    if (failing !== undefined) await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your account cannot do this.');
    down = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('rowheader', { name: failing === undefined ? 'first@b.test' : 'page2@b.test' });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an invitation can be sent again, and a temporary message gives its new expiry', async () => {
  list(invitation({ status: 'expired' }));
  network.answer(invitations.resend, ({ body: { email } }) =>
    invitation({ email, valid_until: '2026-11-30T12:00:00Z' }),
  );
  const user = await openConsole('Invitations');
  const resend = await screen.findByRole('button', { name: 'Resend: ben@maple.test' });
  await user.click(resend);
  const message = await screen.findByText('Sent again to ben@maple.test: valid until Nov 30.');
  expect(message.closest('[role="status"]')).not.toBeNull();
  expect(row('ben@maple.test').getByText('Open')).toBeTruthy();
  expect(network.asked(invitations.resend).map(({ body }) => body)).toEqual([
    { email: 'ben@maple.test', owner: 'operators' },
  ]);
  await user.unhover(resend);
  await pass(8000);
  expect(message.isConnected).toBe(false);
});

test('a refusal to send again shows a message, without a retry if that is useless', async () => {
  list(invitation());
  network.answer(invitations.resend, () => refusal('invitation_used'));
  const user = await openConsole('Invitations');
  await user.click(await screen.findByRole('button', { name: 'Resend: ben@maple.test' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This invitation has been used already.');
  expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the message of a temporary failure has a retry', async () => {
  list(invitation());
  network.answer(invitations.resend, unreachable);
  const user = await openConsole('Invitations');
  await user.click(await screen.findByRole('button', { name: 'Resend: ben@maple.test' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(invitations.resend, () => invitation());
  await user.click(again);
  expect(await screen.findByText(/^Sent again to/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

const askRevoke = async () => {
  list(invitation());
  const user = await openConsole('Invitations');
  await user.click(await screen.findByRole('button', { name: 'Revoke: ben@maple.test' }));
  return { user, question: within(screen.getByRole('dialog', { name: 'Take the invitation back?' })) };
};

test('an invitation is revoked after a confirmation', async () => {
  network.answer(invitations.revoke, ({ body: { email } }) => invitation({ email, status: 'revoked' }));
  const { user, question } = await askRevoke();
  expect(network.asked(invitations.revoke)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The invitation of ben@maple.test is taken back.')).toBeTruthy();
  await pass(0);
  expect(row('ben@maple.test').getByText('Revoked')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Message');
});

test('a school’s consent is withdrawn after a confirmation', async () => {
  const used = {
    status: 'used',
    consents: { core: true, ai_text: true, voice: true, public_sharing: true },
  } as const;
  network.answer(invitations.list, () => ({
    invitations: [
      invitation({ ...used, school_consent: true }),
      invitation({ ...used, email: 'own@parent.test' }),
    ],
    next: null,
  }));
  network.answer(proposals.takeBackForSchool, ({ body }) => body);
  const user = await openConsole('Invitations');
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Take consent back/ });
  expect(others).toEqual([]);
  if (button !== undefined) await user.click(button);
  const question = within(screen.getByRole('dialog', { name: 'Take the school’s consent back?' }));
  expect(network.asked(proposals.takeBackForSchool)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The school’s consent for ben@maple.test is taken back.')).toBeTruthy();
  expect(network.asked(proposals.takeBackForSchool)).toHaveLength(1);
});

test('a refusal to withdraw a consent is shown in the dialog', async () => {
  network.answer(invitations.revoke, () => refusal('invitation_used'));
  const { user, question } = await askRevoke();
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect((await question.findByRole('alert')).textContent).toBe('This invitation has been used already.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(row('ben@maple.test').getByText('Open')).toBeTruthy();
});
