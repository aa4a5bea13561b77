import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { AccountType, Consents, Email } from '../users/fields';

/** An invitation as an operator sees it. `expired` is derived from the time. */
export const Invitation = z.object({
  email: z.string(),
  /** The only account type that the invitation allows; null: any. */
  account_type: z.nullable(AccountType),
  school: z.nullable(z.string()),
  /** Consent that a school or a parent has given for the child, with the invitation. */
  consents: z.nullable(Consents),
  /** The consent of a school, which an operator can withdraw on its behalf. */
  school_consent: z.boolean(),
  /** The owner of the invitation: several invitations to one address are changed separately. */
  owner: z.string(),
  /** `waiting`: a school's invitation to the mailbox is open, too. `passed_over`: the user has used another invitation. */
  status: z.enum(['open', 'waiting', 'used', 'passed_over', 'expired', 'revoked']),
  invited_by: z.string(),
  created_at: z.string(),
  valid_until: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

const Cursor = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) });
const School = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const byEmail = z.strictObject({ email: Email });
const Owner = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
/** The encoded address and a keyed hash: from a mail's link, behind the `#`, which is not sent to servers and so not logged. */
const WaitlistToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}\.[A-Za-z0-9_-]{43}$/));
const oneInvitation = z.strictObject({ email: Email, owner: Owner });

/**
 * `renewed`: an unused invitation was renewed. `member`: the address has an account. `failed`: a fault, or no time was left; the
 * address can be sent again.
 */
export const InviteOutcome = z.enum(['invited', 'renewed', 'member', 'failed']);
export type InviteOutcome = z.infer<typeof InviteOutcome>;

/** No account is created without an invitation. */
export const invitations = defineEndpoints({
  joinWaitlist: {
    method: 'POST',
    path: '/waitlist',
    who: 'anyone',
    form: { done: '/#joined', failed: '/#not-joined' },
    body: byEmail,
    response: z.object({ joined: z.literal(true) }),
    summary: 'Puts an address on the waitlist; answers the same when it is there already',
  },
  leaveWaitlist: {
    method: 'POST',
    path: '/waitlist/leave',
    who: 'anyone',
    body: z.strictObject({ token: WaitlistToken }),
    response: z.object({ left: z.literal(true) }),
    errors: ['waitlist_link_invalid'],
    summary: "Takes the address of a mail's link off the waitlist; answers the same when it is not there",
  },
  inviteChild: {
    method: 'POST',
    path: '/invitations/child',
    who: ['parent'],
    terms: 'before',
    body: z.strictObject({ email: Email, consents: Consents, is_guardian: z.literal(true) }),
    response: z.object({ email: z.string() }),
    errors: ['not_verified', 'consent_own_address', 'children_limit', 'children_limit_reached'],
    summary: 'A verified parent invites their child; the answer is the same for every address',
  },
  list: {
    method: 'GET',
    path: '/operator/invitations',
    who: ['operator'],
    query: Cursor,
    response: z.object({ invitations: z.array(Invitation), next: z.nullable(z.string()) }),
    summary: 'Invitations, the latest first, a page at a time',
  },
  invite: {
    method: 'POST',
    path: '/operator/invitations',
    who: ['operator'],
    body: z.strictObject({
      emails: z.array(Email).check(z.minLength(1), z.maxLength(100)),
      account_type: z.nullable(AccountType),
      school: z.nullable(School),
      /** For students whose school has consented on behalf of the parents. */
      consents: z.nullable(Consents),
    }),
    response: z.object({ results: z.array(z.object({ email: z.string(), outcome: InviteOutcome })) }),
    summary: 'Invites up to a hundred addresses, each with a mail; safe to repeat',
  },
  resend: {
    method: 'POST',
    path: '/operator/invitations/resend',
    who: ['operator'],
    body: oneInvitation,
    response: Invitation,
    errors: ['invitation_not_found', 'invitation_used', 'invitation_waits'],
    summary: 'Renews an invitation and mails it again; the link of the first mail stops working',
  },
  revoke: {
    method: 'POST',
    path: '/operator/invitations/revoke',
    who: ['operator'],
    body: oneInvitation,
    response: Invitation,
    errors: ['invitation_not_found', 'invitation_used'],
    summary: 'Takes an unused invitation back',
  },
  waitlist: {
    method: 'GET',
    path: '/operator/waitlist',
    who: ['operator'],
    query: Cursor,
    response: z.object({
      entries: z.array(z.object({ email: z.string(), created_at: z.string() })),
      next: z.nullable(z.string()),
    }),
    summary: 'Who waits, the first to come first; who is invited is on the list no longer',
  },
  teachers: {
    method: 'GET',
    path: '/operator/teachers',
    who: ['operator'],
    query: Cursor,
    response: z.object({
      teachers: z.array(
        z.object({
          id: z.string(),
          username: z.string(),
          email: z.string(),
          school: z.nullable(z.string()),
          created_at: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    summary: 'Teachers who wait to be verified, the first to come first',
  },
});
