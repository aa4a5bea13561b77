import { mailboxOf } from '../../contract/rules/mailbox';
import type { AccountType, Consents } from '../../contract/users';
import { record, recording } from '../audit/record';
import { sendMail } from '../mail/send';
import { forgetFirstAge } from '../onboarding/first-age';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';
import { verifyTeacher, waitingTeachers } from '../users/verify';
import { inviteOne, renew } from './invite';
import { statusOf } from './open-invitation';
import { operators } from './owners';
import { type InvitationItem, invitationList, invitations, shutOuts, waitlist, waitlistList } from './store';

interface Page {
  readonly query: { readonly cursor?: string | undefined };
}

const present = (invitation: InvitationItem) => ({
  ...invitation,
  school_consent: invitation.consents !== null && invitation.consents_by === null,
  status: statusOf(invitation),
});

export const listInvitations = async ({ query: { cursor } }: Page) => {
  const { items, next } = await invitations.page(invitationList, { cursor, newestFirst: true });
  return { invitations: items.map(present), next };
};

interface Invite {
  readonly actor: Person;
  readonly body: {
    readonly emails: readonly string[];
    readonly account_type: AccountType | null;
    readonly school: string | null;
    readonly consents: Consents | null;
  };
}

/**
 * Sends the invitations one after the other, as a hundred mails do not justify a burst. A duplicate address is invited once.
 * An invited address leaves the waitlist, and its stored first age is removed.
 */
export const invite = async ({ actor, body: { emails, ...limits } }: Invite) => {
  const terms = { ...limits, consents_by: null, owner: operators, invited_by: limits.school ?? 'Inkwren' };
  const results = [];
  for (const email of new Set(emails)) {
    await record({ actor, action: 'invite', target: email });
    await forgetFirstAge(email);
    results.push({ email, outcome: await inviteOne(email, terms) });
    // Last, so that an address whose invitation failed stays on the waitlist.
    await waitlist.remove({ email });
  }
  return { results };
};

interface OfOne {
  readonly actor: Person;
  readonly body: { readonly email: string; readonly owner: string };
}

const unused = async ({ email, owner }: OfOne['body']): Promise<InvitationItem> => {
  const invitation = await invitations.get({ email, owner }, { consistent: true });
  if (invitation === undefined) throw new ApiError('invitation_not_found');
  if (invitation.used_by !== null || invitation.passed_over) throw new ApiError('invitation_used');
  return invitation;
};

export const resend = async ({ actor, body }: OfOne) => {
  const audit = recording({ actor, action: 'resend_invitation', target: body.email });
  const renewed = await renew(await unused(body), { audit });
  if (renewed === undefined) throw new ApiError('invitation_used');
  await forgetFirstAge(body.email);
  return present(renewed);
};

export const revoke = async ({ actor, body }: OfOne) => {
  const invitation = await unused(body);
  const revoked_at = now().toISOString();
  const refused = await transact({
    revoked: invitations.updating(body, { set: { revoked_at } }, equal('used_by', null)),
    shutOut: shutOuts.putting({ ...body, mailbox: mailboxOf(body.email) }),
    audit: recording({ actor, action: 'revoke_invitation', target: body.email }),
  });
  if (refused.length > 0) throw new ApiError('invitation_used');
  return present({ ...invitation, revoked_at });
};

export const listWaitlist = async ({ query: { cursor } }: Page) => {
  const { items, next } = await waitlist.page(waitlistList, { cursor });
  return { entries: items, next };
};

export const listTeachers = async ({ query: { cursor } }: Page) => {
  const { items, next } = await waitingTeachers(cursor);
  return { teachers: items.map((user) => ({ ...user, username: ownName(user) })), next };
};

export const verifyOneTeacher = async ({
  actor,
  params: { id },
}: {
  actor: Person;
  params: { id: string };
}) => {
  const audit = recording({ actor, action: 'verify_teacher', target: id });
  const email = await verifyTeacher(id, { audit });
  if (email === undefined) throw new ApiError('teacher_not_found');
  await sendMail({ kind: 'teacher_verified', to: email });
  return { id, verified: true as const };
};
