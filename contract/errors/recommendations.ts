import { defineErrors } from './define';

export const recommendationsErrors = /* @__PURE__ */ defineErrors({
  recommendations_failed: { status: 503, text: 'Failed to load recommendations' },
});
