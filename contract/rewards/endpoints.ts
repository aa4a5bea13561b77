import * as z from 'zod/mini';
import { defineEndpoints, roles } from '../endpoint';

/** The reasons for which gems come, and for `purchase` go. */
export const gemKinds = ['streak', 'week', 'words', 'referral', 'welcome', 'refund', 'purchase'] as const;
export const GemKind = z.enum(gemKinds);
export type GemKind = z.infer<typeof GemKind>;

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

/** Gems and reading days; weeks with more points than reading can earn, which an operator decides before they are paid. */
export const rewards = defineEndpoints({
  gems: {
    method: 'GET',
    path: '/user/gems',
    who: roles,
    response: z.object({ gems: z.int() }),
    summary: "The child's gems; 0 for grown-ups",
  },
  gemHistory: {
    method: 'GET',
    path: '/user/gems/history',
    who: ['student'],
    response: z.object({
      /** Newest first, at most a hundred. */
      entries: z.array(
        z.object({
          kind: GemKind,
          /** Negative for a purchase. */
          gems: z.int(),
          /** The purchased item. */
          what: z.nullable(z.string()),
          created_at: z.string(),
        }),
      ),
    }),
    summary: 'Where each gem came from, and what it was spent on',
  },
  rewardSeen: {
    method: 'POST',
    path: '/user/reward-seen',
    who: ['student'],
    body: z.strictObject({ week: z.string().check(z.regex(/^\d{4}-W\d{2}$/)) }),
    response: z.object({ seen: z.literal(true) }),
    summary: "Says that the child has been shown a week's reward, so that it is celebrated once",
  },
  trackActivity: {
    method: 'POST',
    path: '/users/track-activity',
    who: ['student'],
    response: z.object({ streak: z.int(), gems: z.int() }),
    summary: 'Counts today as a reading day where something was done today; otherwise changes nothing',
  },
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
});
