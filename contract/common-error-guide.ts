import type { commonErrors } from './common-errors';
import type { Guide } from './error';

/** When each of these errors happens, and what helps. */
export const commonErrorGuide = {
  invalid_input: {
    when: 'The path, query or body does not match the contract; `fields` names what was wrong.',
    recovery: 'Correct the named fields and send it again.',
  },
  unauthenticated: {
    when: 'There is no valid session.',
    recovery: 'Sign in, then try again.',
  },
  forbidden: {
    when: 'The account type does not allow this call.',
    recovery: 'Ask the grown-up or teacher who set up the account.',
  },
  factor_required: {
    when: 'The operator has no second factor, or the session began before it was set up.',
    recovery:
      'Register an authenticator app with the user pool, call `POST /operator/factor`, and sign in again with a code.',
  },
  profile_incomplete: {
    when: 'The person has signed in but has no Inkwren profile yet.',
    recovery: 'Complete the profile.',
  },
  account_gone: {
    when: 'The account is deleted, or its deletion is confirmed. A token may be valid for an hour longer.',
    recovery: 'The link of the mail takes a deletion back within its days of grace.',
  },
  consent_required: {
    when: "The child is below the region's age of consent and no grown-up has verified consent, or not to this.",
    recovery: 'Ask a grown-up, with `POST /consent/request`; everything goes on once they have confirmed.',
  },
  terms_required: {
    when: 'A newer version of the terms needs the agreement of the caller, or of the guardian who calls, and the call does something new.',
    recovery:
      'Show `GET /user/terms` and answer with `POST /user/terms/answer`, or for children with `POST /consents/terms`.',
  },
  terms_waiting: {
    when: 'A newer version of the terms needs the agreement of the guardian or the school of the child who calls, and the call does something new.',
    recovery:
      'Have the grown-ups asked with `POST /consent/terms/ask`; everything goes on once they have agreed.',
  },
  switched_off: {
    when: 'A guardian of the child has switched this off.',
    recovery: 'Say so kindly, and offer what is open. `GET /user` lists what is switched off.',
  },
  quiet_hours: {
    when: 'The family’s quiet hours have begun. `until` tells their end.',
    recovery: 'Keep what the child has begun, and try again after `until`.',
  },
  minutes_used: {
    when: 'The child’s minutes of screen time of this day are used up. `until` tells when there are new ones.',
    recovery: 'Keep what the child has begun, and try again after `until`.',
  },
  paused: {
    when: 'An operator has switched this off for all children.',
    recovery: '`GET /user` names what is off in `paused`. Show what still works, and try again later.',
  },
  route_not_found: {
    when: 'No endpoint has this method and path.',
    recovery: 'Check the address against the API document.',
  },
  body_too_large: {
    when: 'The body is larger than 64 KB.',
    recovery: 'Send less.',
  },
  too_many_requests: {
    when: 'Calls come faster than the stage allows.',
    recovery: 'Wait a moment.',
  },
  server_error: {
    when: 'A fault of ours. It is logged with the correlation id and raises an alarm.',
    recovery: 'Try again in a moment.',
  },
  timed_out: {
    when: 'The function did not answer in time.',
    recovery: 'Try again.',
  },
  ai_resting: {
    when: "The child's daily budget of this kind of AI work is used up, or that of the child's school or of the stage.",
    recovery: 'Everything that needs no new AI work goes on. The budget renews at midnight, New York time.',
  },
} as const satisfies Guide<typeof commonErrors>;
