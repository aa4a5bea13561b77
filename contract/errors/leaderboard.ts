import { defineErrors } from './define';

export const leaderboardErrors = /* @__PURE__ */ defineErrors({
  no_school: { status: 409, text: 'You are not with a school here, so there is no school board.' },
});
