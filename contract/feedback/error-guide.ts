import type { Guide } from '../error';
import type { feedbackErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const feedbackErrorGuide = {
  feedback_empty: {
    when: 'Nothing is filled in; on the dashboard, when the type or the comment is missing.',
    recovery: 'Fill something in.',
  },
  feedback_reference_unknown: {
    when: 'The activity is not one of the person’s own, or does not exist.',
    recovery: 'Give feedback from the activity or from the history.',
  },
} as const satisfies Guide<typeof feedbackErrors>;
