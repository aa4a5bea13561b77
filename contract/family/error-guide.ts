import type { Guide } from '../error';
import type { familyErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const familyErrorGuide = {
  gifts_used_up: {
    when: 'A grown-up has given a child ten gifts in this week of New York.',
    recovery: 'Wait for Monday. `left` of the gifts says how many there are.',
  },
  gift_not_found: {
    when: 'A child opens a gift that does not exist, belongs to another child or is older than thirty days.',
    recovery: 'Load the dashboard again.',
  },
} as const satisfies Guide<typeof familyErrors>;
