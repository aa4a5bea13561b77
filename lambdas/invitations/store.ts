import * as z from 'zod/mini';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { mailboxOf } from '../../contract/rules/mailbox';
import { AccountType, Consents } from '../../contract/users/fields';
import { keyedHash } from '../platform/keyed-hash';
import { hashOf } from '../platform/secret';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import type { Write } from '../platform/table/transact';

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

/** The days for which an invitation is kept, and known to its sender. */
export const invitedDays = 180;

const partition = (email: string) => `INVITATION#${email}`;

/** One item per inviter and address: inviting the address again renews the item. */
export const invitations = entity({
  name: 'Invitation',
  schema: StoredInvitation,
  key: ({ email, owner }: { email: string; owner: string }) => ({ pk: partition(email), sk: `BY#${owner}` }),
  retention: { days: invitedDays },
  onDeletion: { mirror: 'address' },
});

export const invitationsTo = (email: string): Promise<InvitationItem[]> =>
  invitations.list(partition(email), 'BY#', { consistent: true });

const shutPartition = (mailbox: string) => `SHUTOUT#${mailbox}`;

interface ShutOut {
  /** Keyed hash of the mailbox. */
  readonly mailbox: string;
  /** Keyed hash of the address and the inviter. */
  readonly invitation: string;
}

/** Written when an operator revokes an invitation, deleted when it is sent again. Outlives the invitation. */
export const shutOuts = entity({
  name: 'ShutOut',
  schema: z.object({ created_at: z.string() }),
  key: ({ mailbox, invitation }: ShutOut) => ({ pk: shutPartition(mailbox), sk: `BY#${invitation}` }),
  retention: 'stop-list',
  onDeletion: { keep: 'a hash, so that a shut-out stays one' },
});

type Place = Pick<InvitationItem, 'email' | 'owner'>;

const shutOutBy =
  (hash: (text: string) => string) =>
  ({ email, owner }: Place): ShutOut => ({
    mailbox: hash(mailboxOf(email)),
    invitation: hash(`${owner} ${email}`),
  });

/** A stage that wrote shut-outs before hashes had a key still has plain ones, which hold like the others. */
const plainShutOut = shutOutBy(hashOf);
const shutOutOf = shutOutBy((text) => keyedHash(`shut out ${text}`));

export const shuttingOut = (place: Place, created_at: string): Write =>
  shutOuts.putting({ ...shutOutOf(place), created_at });

/** Returns the writes that end a shut-out. */
export const endingShutOut = async (place: Place): Promise<Record<string, Write>> => {
  const plain = plainShutOut(place);
  const isPlain = (await shutOuts.get(plain, { consistent: true })) !== undefined;
  return {
    shutOut: shutOuts.removing(shutOutOf(place)),
    ...(isPlain && { plainShutOut: shutOuts.removing(plain) }),
  };
};

/**
 * Whether an operator has revoked an invitation to this mailbox, under any spelling, and not sent it again. Other inviters
 * cannot invite the mailbox then, however long ago the revocation was. Nobody is invited to a made-up address.
 */
export const isShutOut = async (email: string): Promise<boolean> => {
  if (isMadeUp(email)) return true;
  const found = await Promise.all(
    [shutOutOf, plainShutOut].map((of) =>
      shutOuts.list(shutPartition(of({ email, owner: '' }).mailbox), 'BY#', { consistent: true }),
    ),
  );
  return found.flat().length > 0;
};

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
  onDeletion: { mirror: 'address' },
});

/** The invitations of schools to a mailbox, under any spelling. */
export const invitedBySchool = async (email: string): Promise<InvitationItem[]> => {
  const places = await schoolInvitations.list(schoolPartition(mailboxOf(email)), 'BY#', { consistent: true });
  const found = await Promise.all(places.map((place) => invitations.get(place, { consistent: true })));
  return found.filter((invitation) => invitation !== undefined);
};

export const invitationList = 'INVITATIONS';

/** The addresses that a parent has invited, to limit their number and to find their invitations. */
export const invitedChildren = entity({
  name: 'InvitedChildren',
  schema: z.object({ sent: z.array(z.object({ email: z.string(), at: z.string() })), version: z.int() }),
  key: ({ parent_id }: { parent_id: string }) => ({ pk: userPartition(parent_id), sk: 'INVITED' }),
  retention: { days: invitedDays },
  onDeletion: { mirror: 'address' },
});

export const waitlist = entity({
  name: 'WaitlistEntry',
  schema: z.object({ email: z.string(), created_at: z.string() }),
  key: ({ email }: { email: string }) => ({ pk: `WAITLIST#${email}`, sk: 'ENTRY' }),
  retention: { days: 730 },
  onDeletion: { mirror: 'address' },
});

export const waitlistList = 'WAITLIST';
