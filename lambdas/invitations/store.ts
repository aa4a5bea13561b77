import * as z from 'zod/mini';
import { mailboxOf } from '../../contract/rules/mailbox';
import { AccountType, Consents } from '../../contract/users/fields';
import { hashOf } from '../platform/secret';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredInvitation = z.object({
  email: z.string(),
  /** The owner: a parent's id, or one of `owners.ts`. Only the owner changes an invitation. */
  owner: z.string(),
  /** Hash of the code in the mail's link; each mail has a new code. */
  code_hash: z.string(),
  account_type: z.nullable(AccountType),
  school: z.nullable(z.string()),
  consents: z.nullable(Consents),
  /** The parent who gave the consents; null if a school did. */
  consents_by: z.nullable(z.string()),
  invited_by: z.string(),
  created_at: z.string(),
  valid_until: z.string(),
  used_by: z.nullable(z.string()),
  /** The user has used another invitation to the same address. */
  passed_over: z.boolean(),
  revoked_at: z.nullable(z.string()),
  /** An operator has allowed a parent's invitation beside a school's. */
  released: z._default(z.boolean(), false),
});
export type InvitationItem = z.infer<typeof StoredInvitation>;

const partition = (email: string) => `INVITATION#${email}`;

/** One item per inviter and address: inviting the address again renews the item. */
export const invitations = entity({
  name: 'Invitation',
  schema: StoredInvitation,
  key: ({ email, owner }: { email: string; owner: string }) => ({ pk: partition(email), sk: `BY#${owner}` }),
  retention: { days: 180 },
});

export const invitationsTo = (email: string): Promise<InvitationItem[]> =>
  invitations.list(partition(email), 'BY#', { consistent: true });

const shutPartition = (mailbox: string) => `SHUTOUT#${mailbox}`;

interface ShutOut {
  /** Hash of the mailbox. */
  readonly mailbox: string;
  /** Hash of the address and the inviter. */
  readonly invitation: string;
}

/** Written when an operator revokes an invitation, deleted when it is sent again. Outlives the invitation. */
export const shutOuts = entity({
  name: 'ShutOut',
  schema: z.object({ created_at: z.string() }),
  key: ({ mailbox, invitation }: ShutOut) => ({ pk: shutPartition(mailbox), sk: `BY#${invitation}` }),
  retention: 'stop-list',
});

const hashOfMailbox = (email: string) => hashOf(mailboxOf(email));

export const shutOutOf = ({ email, owner }: { email: string; owner: string }): ShutOut => ({
  mailbox: hashOfMailbox(email),
  invitation: hashOf(`${owner} ${email}`),
});

/** The revocations of a mailbox, under any spelling. */
export const shutOutsOf = (email: string) =>
  shutOuts.list(shutPartition(hashOfMailbox(email)), 'BY#', { consistent: true });

const schoolPartition = (mailbox: string) => `SCHOOLINVITED#${mailbox}`;

/** An index of the schools' invitations by mailbox. The invitation itself tells whether it is open. */
export const schoolInvitations = entity({
  name: 'SchoolInvitation',
  schema: z.object({ email: z.string(), owner: z.string() }),
  key: ({ mailbox, email, owner }: { mailbox: string; email: string; owner: string }) => ({
    pk: schoolPartition(mailbox),
    sk: `BY#${owner}#${email}`,
  }),
  retention: { days: 180 },
});

/** The invitations of schools to a mailbox, under any spelling. */
export const invitedBySchool = async (email: string): Promise<InvitationItem[]> => {
  const places = await schoolInvitations.list(schoolPartition(mailboxOf(email)), 'BY#', { consistent: true });
  const found = await Promise.all(places.map((place) => invitations.get(place, { consistent: true })));
  return found.filter((invitation) => invitation !== undefined);
};

export const invitationList = 'INVITATIONS';

/** The addresses that a parent has invited recently, to limit their number. */
export const invitedChildren = entity({
  name: 'InvitedChildren',
  schema: z.object({ sent: z.array(z.object({ email: z.string(), at: z.string() })), version: z.int() }),
  key: ({ parent_id }: { parent_id: string }) => ({ pk: userPartition(parent_id), sk: 'INVITED' }),
  retention: 'account',
});

export const waitlist = entity({
  name: 'WaitlistEntry',
  schema: z.object({ email: z.string(), created_at: z.string() }),
  key: ({ email }: { email: string }) => ({ pk: `WAITLIST#${email}`, sk: 'ENTRY' }),
  retention: { days: 730 },
});

export const waitlistList = 'WAITLIST';
