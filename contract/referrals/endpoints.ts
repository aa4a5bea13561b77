import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { heldForReasons } from '../rules/referrals';
import { Email } from '../users/fields';

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

/** The gems of a referral that wait for an operator, with the student who referred. */
export const HeldReferral = z.object({
  /** The student who referred. */
  id: z.string(),
  username: z.string(),
  referral: z.string(),
  /** The friend who came; null when that account is gone. */
  newcomer: z.nullable(z.string()),
  reason: z.enum(heldForReasons),
  gems: z.int(),
  held_at: z.string(),
});
export type HeldReferral = z.infer<typeof HeldReferral>;

const WhichReferral = z.strictObject({
  /** The student who referred. */
  id: UserId,
  referral: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
});

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
    terms: 'before',
    body: z.strictObject({ referred_email: Email }),
    response: z.object({ submitted: z.literal(true) }),
    errors: ['referral_own_family', 'referral_already_sent', 'referral_day_limit', 'referral_open_limit'],
    summary: 'Recommends Inkwren to the grown-up of a friend; the answer tells nothing about the address',
  },
  check: {
    method: 'POST',
    path: '/referrals/check',
    who: 'signed-in',
    body: z.strictObject({ email: Email }),
    response: z.object({ has_referral: z.boolean(), referral_count: z.int() }),
    summary: 'Whether friends have recommended Inkwren to the signed-in person; of others it tells nothing',
  },
  link: {
    method: 'POST',
    path: '/referrals/link',
    who: ['student'],
    response: z.object({ gems_awarded: z.int() }),
    summary: 'Gives a referred newcomer 25 gems, once',
  },
  held: {
    method: 'GET',
    path: '/operator/held-referrals',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ referrals: z.array(HeldReferral), next: z.nullable(z.string()) }),
    summary: 'Referrals whose gems may be farmed, the first to be held first, a page at a time',
  },
  release: {
    method: 'POST',
    path: '/operator/held-referrals/{id}/{referral}/release',
    who: ['operator'],
    params: WhichReferral,
    response: z.object({ released: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Pays the gems of a held referral, once; who did it is on record',
  },
  decline: {
    method: 'POST',
    path: '/operator/held-referrals/{id}/{referral}/decline',
    who: ['operator'],
    params: WhichReferral,
    response: z.object({ declined: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Decides that a held referral is not paid; who did it is on record',
  },
});
