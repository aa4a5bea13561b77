import type { invitations as endpoints } from '../../contract/invitations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { forgetFirstAge } from '../accounts/first-age';
import { ownName } from '../accounts/names';
import { idOfMember, waitingTeachers } from '../accounts/verify';
import { record, recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { inTime } from '../platform/in-time';
import { log } from '../platform/log';
import { sendJob } from '../platform/queue/send';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { inviteOne, renew } from './invite';
import { statusOf, waitsForOperator } from './open-invitation';
import { operators } from './owners';
import {
  type InvitationItem,
  invitationList,
  invitations,
  shuttingOut,
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

/** A member may have deleted the sign-in in the pool: the deletion looks, and the address may be invited when it is done. */
const checkSignIn = async (email: string): Promise<void> => {
  const user_id = await idOfMember(email);
  if (user_id !== undefined) await sendJob('deletionWorker', { user_id });
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
    if (outcome === 'member') await checkSignIn(email);
    // Last, so that an address whose invitation failed stays on the waitlist.
    await waitlist.remove({ email });
    return outcome;
  });
  if (done.every((outcome) => outcome === undefined)) throw failures[0];
  for (const failure of failures) log.error('not invited', failure);
  return { results: addresses.map((email, at) => ({ email, outcome: done[at] ?? ('failed' as const) })) };
};

/** An invitation that nobody has used. Throws `invitation_not_found` and `invitation_used`. */
const unusedInvitation = async ({
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
  const invitation = await unusedInvitation(body);
  if (await waitsForOperator(invitation)) throw new ApiError('invitation_waits');
  const renewed = await renew(invitation, { audit });
  if (renewed === undefined) throw new ApiError('invitation_used');
  await forgetFirstAge(body.email);
  return present(renewed);
};

export const revoke = async ({ actor, body }: Admitted<typeof endpoints.revoke>) => {
  const invitation = await unusedInvitation(body);
  const revoked_at = now().toISOString();
  const refused = await transact({
    revoked: invitations.updating(body, { set: { revoked_at } }, equal('used_by', null)),
    shutOut: shuttingOut(body, revoked_at),
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

/** A parent's invitation that waits beside a school's. Throws `invitation_not_found` and `invitation_used`. */
export const waitingInvitation = async (place: Admitted<typeof endpoints.resend>['body']) => {
  const invitation = await unusedInvitation(place);
  if (!(await waitsForOperator(invitation))) throw new ApiError('invitation_not_found');
  return invitation;
};
