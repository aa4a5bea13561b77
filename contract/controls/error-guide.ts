import type { Guide } from '../error';
import type { controlsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const controlsErrorGuide = {
  time_zone_needed: {
    when: 'Minutes or quiet hours are set for a child whose family has not chosen a time zone.',
    recovery: 'Send `time_zone` with the same call.',
  },
} as const satisfies Guide<typeof controlsErrors>;
