import { defineErrors } from './define';

export const rewardsErrors = /* @__PURE__ */ defineErrors({
  held_reward_not_found: { status: 404, text: 'There is no such reward waiting.' },
});
