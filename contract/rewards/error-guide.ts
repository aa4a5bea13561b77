import type { Guide } from '../error';
import type { rewardsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const rewardsErrorGuide = {
  held_reward_not_found: {
    when: 'A reward or referral is released or declined that does not wait, or about which somebody has decided already.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof rewardsErrors>;
