import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { Email } from './person';

/** `declined`: an operator has decided that it is not paid. */
const referralStatuses = ['pending', 'signed_up', 'active', 'processing', 'completed', 'declined'] as const;

const Referral = z.object({
  id: z.string(),
  /** Null once the address is no longer kept. */
  referred_email: z.nullable(z.string()),
  status: z.enum(referralStatuses),
  /** The status in words for the student. */
  status_text: z.string(),
  created_at: z.string(),
  gems_awarded: z.int(),
  awarded_at: z.nullable(z.string()),
});
export type Referral = z.infer<typeof Referral>;

/** Students recommend Inkwren to the grown-ups of their friends. */
export const referrals = defineEndpoints({
  mine: {
    method: 'GET',
    path: '/referrals',
    who: ['student'],
    response: z.object({
      referrals: z.array(Referral),
      stats: z.object({
        total_referrals: z.int(),
        successful_signups: z.int(),
        /** How many referrals have paid. */
        gems_earned_count: z.int(),
        total_gems_earned: z.int(),
      }),
    }),
    summary: "The student's referrals, the latest first, with how far each has come",
  },
  submit: {
    method: 'POST',
    path: '/referrals/submit',
    who: ['student'],
    body: z.strictObject({ referred_email: Email }),
    response: z.object({ submitted: z.literal(true) }),
    errors: ['referral_own_family', 'referral_already_sent', 'referral_day_limit', 'referral_open_limit'],
    summary: 'Recommends Inkwren to the grown-up of a friend; the answer tells nothing about the address',
  },
});
