import type { Guide } from '../error';
import type { operationsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const operationsErrorGuide = {
  factor_unverified: {
    when: 'The user pool has not verified a code of the operator’s authenticator app.',
    recovery: 'Register the app with `AssociateSoftwareToken` and `VerifySoftwareToken` of the user pool.',
  },
  factor_yours: {
    when: 'An operator removes the own second factor, or that of an account with an address of the same mailbox.',
    recovery: 'Ask another operator, or follow the operations manual.',
  },
  operator_not_found: {
    when: 'The second factor of somebody is removed who is no operator any more.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof operationsErrors>;
