import type { Guide } from '../error';
import type { exportsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const exportsErrorGuide = {
  export_by_guardian: {
    when: 'A student below the age of consent asks for a copy.',
    recovery: 'A guardian asks for it on the page of the children.',
  },
  export_by_student: {
    when: 'A guardian asks for the copy of a student who decides alone by now.',
    recovery: 'The student asks for it in the account.',
  },
  export_being_made: {
    when: 'A copy of this person’s data is being made, for the caller or for another guardian.',
    recovery: 'Wait; the progress is at `GET /exports/{about}`.',
  },
  too_many_exports: {
    when: 'The caller has asked for three copies today, without those that failed.',
    recovery: 'Wait until tomorrow in New York.',
  },
  export_failed: {
    when: 'The queue of the worker does not accept the job.',
    recovery: 'Repeat the call; it does not count.',
  },
  export_not_ready: {
    when: 'The copy is still being made, has failed, was ready more than a day ago, or was never asked for.',
    recovery: 'Look at its state, or ask for a new one.',
  },
} as const satisfies Guide<typeof exportsErrors>;
