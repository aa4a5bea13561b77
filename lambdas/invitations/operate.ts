import type { invitations as endpoints } from '../../contract/invitations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { forgetFirstAge } from '../accounts/first-age';
import { ownName } from '../accounts/names';
import { verifyTeacher, waitingTeachers } from '../accounts/verify';
import { record, recording } from '../audit/record';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { inTime } from '../platform/in-time';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { inviteOne, renew } from './invite';
import { statusOf, waitsForOperator } from './open-invitation';
import { operators } from './owners';
import {
  type InvitationItem,
  invitationList,
  invitations,
  shutOutOf,
  shutOuts,
  waitlist,
  waitlistList,
} from './store';

const present = async (invitation: InvitationItem) => {
  const status = statusOf(invitation);
  return {
    ...invitation,
    school_consent: invitation.consents !== null && invitation.consents_by === null,
    status: status === 'open' && (await waitsForOperator(invitation)) ? ('waiting' as const) : status,
  };
};

export const listInvitations = async ({ query: { cursor } }: Admitted<typeof endpoints.list>) => {
  const { items, next } = await invitations.page(invitationList, { cursor, newestFirst: true });
  return { invitations: await Promise.all(items.map(present)), next };
};

/** A job for the mailer is retried for up to twenty seconds, so the last one still ends before the function's timeout. */
const bounds = { atOnce: 10, seconds: 8 };

/**
 * Invites each address once. An invited address leaves the waitlist, and its stored first age is removed. Failed addresses are
 * listed; throws if all fail.
 */
export const invite = async ({ actor, body: { emails, ...limits } }: Admitted<typeof endpoints.invite>) => {
  const terms = { ...limits, consents_by: null, owner: operators, invited_by: limits.school ?? 'Inkwren' };
  const addresses = [...new Set(emails)];
  const { done, failures } = await inTime(addresses, bounds, async (email) => {
    await record({ actor, action: 'invite', target: email });
    await forgetFirstAge(email);
    const outcome = await inviteOne(email, terms);
    // Last, so that an address whose invitation failed stays on the waitlist.
    await waitlist.remove({ email });
    return outcome;
  });
  if (done.every((outcome) => outcome === undefined)) throw failures[0];
  for (const failure of failures) log.error('not invited', failure);
  return { results: addresses.map((email, at) => ({ email, outcome: done[at] ?? ('failed' as const) })) };
};

const unused = async ({
  email,
  owner,
}: Admitted<typeof endpoints.resend>['body']): Promise<InvitationItem> => {
  const invitation = await invitations.get({ email, owner }, { consistent: true });
  if (invitation === undefined) throw new ApiError('invitation_not_found');
  if (invitation.used_by !== null || invitation.passed_over) throw new ApiError('invitation_used');
  return invitation;
};

export const resend = async ({ actor, body }: Admitted<typeof endpoints.resend>) => {
  const audit = recording({ actor, action: 'resend_invitation', target: body.email });
  const renewed = await renew(await unused(body), { audit });
  if (renewed === undefined) throw new ApiError('invitation_used');
  await forgetFirstAge(body.email);
  return present(renewed);
};

export const revoke = async ({ actor, body }: Admitted<typeof endpoints.revoke>) => {
  const invitation = await unused(body);
  const revoked_at = now().toISOString();
  const refused = await transact({
    revoked: invitations.updating(body, { set: { revoked_at } }, equal('used_by', null)),
    shutOut: shutOuts.putting({ ...shutOutOf(body), created_at: revoked_at }),
    audit: recording({ actor, action: 'revoke_invitation', target: body.email }),
  });
  if (refused.length > 0) throw new ApiError('invitation_used');
  return present({ ...invitation, revoked_at });
};

export const listWaitlist = async ({ query: { cursor } }: Admitted<typeof endpoints.waitlist>) => {
  const { items, next } = await waitlist.page(waitlistList, { cursor });
  return { entries: items, next };
};

export const listTeachers = async ({ query: { cursor } }: Admitted<typeof endpoints.teachers>) => {
  const { items, next } = await waitingTeachers(cursor);
  return { teachers: items.map((user) => ({ ...user, username: ownName(user) })), next };
};

export const verifyOneTeacher = async ({
  actor,
  params: { id },
}: Admitted<typeof endpoints.verifyTeacher>) => {
  const audit = recording({ actor, action: 'verify_teacher', target: id });
  const email = await verifyTeacher(id, { audit });
  if (email === undefined) throw new ApiError('teacher_not_found');
  await sendMail({ kind: 'teacher_verified', to: email });
  return { id, verified: true as const };
};
