import * as z from 'zod/mini';
import { mailboxOf } from '../../contract/rules/mailbox';
import { keyedHash } from '../platform/keyed-hash';
import { hashOf } from '../platform/secret';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import type { Write } from '../platform/table/transact';

export const addressDays = 180;

/** The address of a referral, for the list of the student who gave it. */
export const referredAddresses = entity({
  name: 'ReferredAddress',
  schema: z.object({ id: z.string(), referred_email: z.string() }),
  key: ({ referrer_id, id }: { referrer_id: string; id: string }) => ({
    pk: userPartition(referrer_id),
    sk: `REFERREDADDRESS#${id}`,
  }),
  retention: { days: addressDays },
  onDeletion: { mirror: 'referrals' },
});

export const addressesBy = (userId: string) =>
  referredAddresses.list(userPartition(userId), 'REFERREDADDRESS#', { consistent: true });

/** Keyed by mailbox, so that a tag in an address does not make it another one. */
const partition = (email: string) => `REFERRAL#${mailboxOf(email)}`;

/** Finds the referrals of an address, one for each student. */
export const addressReferrals = entity({
  name: 'AddressReferral',
  schema: z.object({ referrer_id: z.string(), id: z.string(), created_at: z.string() }),
  key: ({ email, referrer_id }: { email: string; referrer_id: string }) => ({
    pk: partition(email),
    sk: `FROM#${referrer_id}`,
  }),
  retention: { days: addressDays },
  onDeletion: { mirror: 'referrals' },
});

/**
 * Written with the mail or invitation to a referred mailbox. A mailbox gets only one, however often and by whomever it is
 * referred.
 */
export const referralMails = entity({
  name: 'ReferralMail',
  schema: z.object({ created_at: z.string() }),
  key: ({ mailbox }: { mailbox: string }) => ({ pk: `RECOMMENDED#${mailbox}`, sk: 'MAILED' }),
  retention: 'stop-list',
  onDeletion: { keep: 'a hash, so that the mailbox is not written to again' },
});

const plainKey = (email: string) => ({ mailbox: hashOf(mailboxOf(email)) });
const keyOf = (email: string) => ({ mailbox: keyedHash(`recommended ${mailboxOf(email)}`) });

/** Returns the write that is refused if a mail for a referral has reached the mailbox. */
export const reaching = (email: string, created_at: string): Write =>
  referralMails.creating({ ...keyOf(email), created_at });

/** A stage that wrote these items before hashes had a key still has plain ones, which hold like the others. */
export const wasReached = async (email: string): Promise<boolean> =>
  (await referralMails.getMany([keyOf(email), plainKey(email)], { consistent: true })).length > 0;

export type AddressReferral = Awaited<ReturnType<typeof referralsTo>>[number];

/** The referrals of an address, the oldest first. */
export const referralsTo = async (email: string) =>
  (await addressReferrals.list(partition(email), 'FROM#', { consistent: true })).toSorted((a, b) =>
    a.created_at.localeCompare(b.created_at),
  );
