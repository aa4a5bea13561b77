import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';

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
  /** The student's username. */
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  week: z.string().check(z.regex(/^\d{4}-W\d{2}$/)),
});

/** Weeks with more points than reading can earn: nothing is paid for them before an operator has decided. */
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
});
