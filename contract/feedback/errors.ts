import type { ErrorDeclarations } from '../error';

export const feedbackErrors = {
  feedback_empty: { status: 400, text: 'Please tell us something first.' },
  feedback_reference_unknown: { status: 404, text: 'We could not find what this feedback is about.' },
} as const satisfies ErrorDeclarations;
