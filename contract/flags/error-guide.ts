import type { Guide } from '../error';
import type { flagsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const flagsErrorGuide = {
  flag_not_found: {
    when: 'A flag is closed that does not exist, or that somebody has closed already.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof flagsErrors>;
