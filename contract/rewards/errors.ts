import type { ErrorDeclarations } from '../error';

export const rewardsErrors = {
  held_reward_not_found: { status: 404, text: 'There is no such reward waiting.' },
} as const satisfies ErrorDeclarations;
