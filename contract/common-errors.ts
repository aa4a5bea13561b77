import type { ErrorDeclarations } from './error';

/** Apart, because the browser needs this one without an answer of the server. */
export const serverError = {
  status: 500,
  text: 'Something went wrong on our side. Please try again in a moment.',
  retryable: true,
} as const;

/** Errors that any call may answer. */
export const commonErrors = {
  invalid_input: { status: 400, text: 'Something in that request was not right.', ends: true },
  unauthenticated: { status: 401, text: 'Please sign in to continue.' },
  forbidden: { status: 403, text: 'Your account cannot do this.' },
  factor_required: { status: 403, text: 'Please set up your second factor first.' },
  profile_incomplete: { status: 403, text: 'Please finish setting up your profile first.' },
  account_gone: { status: 410, text: 'This account has been deleted.', ends: true },
  consent_required: { status: 403, text: 'A grown-up has to say yes before you can do this.' },
  terms_required: {
    status: 403,
    text: 'Our terms have changed. Please read what is new and answer it first. Until then you can go on reading.',
  },
  terms_waiting: {
    status: 403,
    text: 'Something here is new, and a grown-up has to say yes first. Until then you can go on reading.',
  },
  switched_off: {
    status: 403,
    text: 'A grown-up of yours has switched this off. You can ask them about it. Your books are still here.',
  },
  quiet_hours: {
    status: 403,
    text: 'It is quiet time now, and Wren is resting. A book made of paper is always open.',
  },
  minutes_used: {
    status: 403,
    text: 'You have used all your screen minutes of today. A book made of paper needs none.',
  },
  paused: {
    status: 403,
    text: 'This is closed for a while. It is not because of you. Your books and all that you have made are still here.',
  },
  route_not_found: { status: 404, text: 'There is nothing at this address.' },
  body_too_large: { status: 413, text: 'That is too much to send at once.' },
  too_many_requests: {
    status: 429,
    text: 'That was very fast! Please wait a moment and try again.',
    retryable: true,
  },
  server_error: serverError,
  timed_out: { status: 504, text: 'That took too long. Please try again.', retryable: true },
  ai_resting: {
    status: 429,
    text: 'Wren has worked hard today and needs a rest. Please come back tomorrow.',
    ends: true,
  },
} as const satisfies ErrorDeclarations;
