import type { Guide } from '../error';
import type { analyticsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const analyticsErrorGuide = {
  transcripts_closed: {
    when: 'A teacher opens a talk that is not open to teachers, or any adult a talk after the consent to AI was taken back.',
    recovery: 'The guardian, or the student who decides alone, can switch it on.',
  },
} as const satisfies Guide<typeof analyticsErrors>;
