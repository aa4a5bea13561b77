import * as z from 'zod/mini';
import { AccountType, Consents } from '../../contract/person';
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

/** Where an operator has revoked an invitation, by the mailbox. Whether it is revoked at this moment, the invitation tells. */
export const shutOuts = entity({
  name: 'ShutOut',
  schema: z.object({ email: z.string(), owner: z.string() }),
  key: ({ mailbox, email, owner }: { mailbox: string; email: string; owner: string }) => ({
    pk: shutPartition(mailbox),
    sk: `BY#${owner}#${email}`,
  }),
  retention: { days: 180 },
});

/** The invitations that were once revoked, under any spelling of a mailbox. */
export const revokedFor = async (mailbox: string): Promise<InvitationItem[]> => {
  const places = await shutOuts.list(shutPartition(mailbox), 'BY#', { consistent: true });
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
