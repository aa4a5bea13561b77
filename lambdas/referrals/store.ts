import * as z from 'zod/mini';
import { heldForReasons } from '../../contract/rules/referrals';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredReferral = z.object({
  referrer_id: z.string(),
  id: z.string(),
  created_at: z.string(),
  /** Null until a newcomer has joined. */
  newcomer_id: z.nullable(z.string()),
  /** The newcomer's reading days that count for the gems. */
  reading_days: z.int(),
  gems_awarded: z.int(),
  awarded_at: z.nullable(z.string()),
  joined_at: z._default(z.nullable(z.string()), null),
  /** The reason why an operator decides before the payment; null: paid immediately. */
  held_for: z._default(z.nullable(z.enum(heldForReasons)), null),
  decision: z._default(z.nullable(z.enum(['released', 'declined'])), null),
  /** The time since which the referral waits for an operator. */
  listed_at: z.optional(z.string()),
});
export type ReferralItem = z.infer<typeof StoredReferral>;

/** A student's referral, without the address. */
export const referrals = entity({
  name: 'Referral',
  schema: StoredReferral,
  key: ({ referrer_id, id }: { referrer_id: string; id: string }) => ({
    pk: userPartition(referrer_id),
    sk: `REFERRAL#${id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'referrals' },
});

export const referralsBy = (userId: string) =>
  referrals.list(userPartition(userId), 'REFERRAL#', { newestFirst: true, consistent: true });

/** Referrals with enough reading days that wait for an operator's decision. */
export const heldReferrals = 'HELD_REFERRALS';
