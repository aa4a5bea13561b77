import type { Guide } from '../error';
import type { leaderboardErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const leaderboardErrorGuide = {
  no_school: {
    when: 'The board of the school is asked for by somebody who has none.',
    recovery: 'Show the global board only.',
  },
} as const satisfies Guide<typeof leaderboardErrors>;
