import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';

const partition = (email: string) => `REFERRAL#${email}`;

/** A user's referral of an address. */
export const referrals = entity({
  name: 'Referral',
  schema: z.object({ referred_email: z.string(), referrer_id: z.string(), created_at: z.string() }),
  key: ({ referred_email, referrer_id }: { referred_email: string; referrer_id: string }) => ({
    pk: partition(referred_email),
    sk: `FROM#${referrer_id}`,
  }),
  retention: { days: 180 },
});

export const referralsTo = (email: string) => referrals.list(partition(email), 'FROM#');
