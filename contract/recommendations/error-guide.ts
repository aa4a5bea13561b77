import type { Guide } from '../error';
import type { recommendationsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const recommendationsErrorGuide = {
  recommendations_failed: {
    when: 'The model is down and nothing was recommended before.',
    recovery: 'Try again in a little while; search works.',
  },
} as const satisfies Guide<typeof recommendationsErrors>;
