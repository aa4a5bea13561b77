import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { heldForReasons } from './rules/referrals';

/** A week's reward that waits for an operator, with its student. */
export const HeldReward = z.object({
  id: z.string(),
  username: z.string(),
  school: z.nullable(z.string()),
  week: z.string(),
  points: z.int(),
  gems: z.int(),
  held_at: z.string(),
});
export type HeldReward = z.infer<typeof HeldReward>;

const Which = z.strictObject({
  /** The student's id. */
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  week: z.string().check(z.regex(/^\d{4}-W\d{2}$/)),
});

/** The gems of a referral that wait for an operator, with the student who referred. */
export const HeldReferral = z.object({
  /** Of the student who referred. */
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
  id: Which.shape.id,
  referral: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
});

/** Weeks with more points than reading can earn, and referrals that look made up: an operator decides before anything is paid. */
export const rewards = defineEndpoints({
  held: {
    method: 'GET',
    path: '/operator/held-rewards',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ rewards: z.array(HeldReward), next: z.nullable(z.string()) }),
    summary: 'Rewards of unusual weeks, the first to be held first, a page at a time',
  },
  release: {
    method: 'POST',
    path: '/operator/held-rewards/{id}/{week}/release',
    who: ['operator'],
    params: Which,
    response: z.object({ released: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Pays a held reward, once; who did it is on record',
  },
  decline: {
    method: 'POST',
    path: '/operator/held-rewards/{id}/{week}/decline',
    who: ['operator'],
    params: Which,
    response: z.object({ declined: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Decides that a held reward is not paid; who did it is on record',
  },
  heldReferrals: {
    method: 'GET',
    path: '/operator/held-referrals',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ referrals: z.array(HeldReferral), next: z.nullable(z.string()) }),
    summary: 'Referrals whose gems may be farmed, the first to be held first, a page at a time',
  },
  releaseReferral: {
    method: 'POST',
    path: '/operator/held-referrals/{id}/{referral}/release',
    who: ['operator'],
    params: WhichReferral,
    response: z.object({ released: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Pays the gems of a held referral, once; who did it is on record',
  },
  declineReferral: {
    method: 'POST',
    path: '/operator/held-referrals/{id}/{referral}/decline',
    who: ['operator'],
    params: WhichReferral,
    response: z.object({ declined: z.literal(true) }),
    errors: ['held_reward_not_found'],
    summary: 'Decides that a held referral is not paid; who did it is on record',
  },
});
