import type { AccountType, Consents } from '../../contract/user';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import type { Person } from '../users/identify';
import { verifyTeacher, waitingTeachers } from '../users/verify';
import { inviteOne, renew } from './invite';
import { invitationOf, statusOf } from './open-invitation';
import { type InvitationItem, invitationList, invitations, waitlist, waitlistList } from './store';

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

/** One after the other: a hundred mails are not worth a burst. An address that is given twice is invited once. */
export const invite = async ({ actor, body: { emails, ...limits } }: Invite) => {
  const inviter = { id: actor.id, name: limits.school ?? 'Inkwren' };
  const results = [];
  for (const email of new Set(emails))
    results.push({ email, outcome: await inviteOne(email, { ...limits, consents_by: null, inviter }) });
  return { results };
};

const unused = async (email: string): Promise<InvitationItem> => {
  const invitation = await invitationOf(email);
  if (invitation === undefined) throw new ApiError('invitation_not_found');
  if (invitation.used_by !== null) throw new ApiError('invitation_used');
  return invitation;
};

export const resend = async ({ body: { email } }: { body: { email: string } }) => {
  const renewed = await renew(await unused(email));
  if (renewed === undefined) throw new ApiError('invitation_used');
  return present(renewed);
};

export const revoke = async ({ body: { email } }: { body: { email: string } }) => {
  const invitation = await unused(email);
  const revoked_at = now().toISOString();
  const revoked = await invitations.update({ email }, { set: { revoked_at } }, equal('used_by', null));
  if (!revoked) throw new ApiError('invitation_used');
  return present({ ...invitation, revoked_at });
};

export const listWaitlist = async ({ query: { cursor } }: Page) => {
  const { items, next } = await waitlist.page(waitlistList, { cursor });
  return { entries: items, next };
};

export const listTeachers = async ({ query: { cursor } }: Page) => {
  const { items, next } = await waitingTeachers(cursor);
  return { teachers: items, next };
};

export const verifyOneTeacher = async ({ params: { id } }: { params: { id: string } }) => {
  const email = await verifyTeacher(id);
  if (email === undefined) throw new ApiError('teacher_not_found');
  await sendMail({ kind: 'teacher_verified', to: email });
  return { id, verified: true as const };
};
