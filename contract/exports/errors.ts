import type { ErrorDeclarations } from '../error';

export const exportsErrors = {
  export_by_guardian: {
    status: 403,
    text: 'Your grown-up can get the copy of your data, from the account in which they gave their consent.',
  },
  export_by_student: {
    status: 403,
    text: 'This student is old enough to get the copy alone, in the settings of the account.',
  },
  export_being_made: {
    status: 409,
    text: 'A copy is being made already. Please wait until it is ready.',
    retryAfter: 30,
    retryable: true,
  },
  too_many_exports: { status: 429, text: 'Three copies a day are the most. Please come back tomorrow.' },
  export_failed: {
    status: 503,
    text: 'We could not begin with the copy. Nothing is lost: please try again.',
    retryable: true,
  },
  export_not_ready: { status: 404, text: 'There is no copy to download now. Please ask for a new one.' },
} as const satisfies ErrorDeclarations;
