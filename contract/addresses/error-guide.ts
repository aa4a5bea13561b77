import type { Guide } from '../error';
import type { addressesErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const addressesErrorGuide = {
  address_not_found: {
    when: 'The id is neither the own one nor that of a child below the age of consent whose guardian the caller is.',
    recovery: 'Use the own id, or a child of `GET /consents`.',
  },
  address_same: { when: 'The new address is the present one.', recovery: 'Name another one.' },
  address_pending: {
    when: 'A change of the same person waits for its mailboxes, or is being carried out.',
    recovery: 'Take it back with `DELETE /addresses/{person}`, or wait a day.',
  },
  address_asked_too_often: {
    when: 'Three changes were asked for on this day, also those that were taken back.',
    recovery: 'Ask again on the next day.',
  },
  address_moving: {
    when: 'Both mailboxes have confirmed, so the change cannot be stopped.',
    recovery: 'Sign in with the new address, and change it again.',
  },
  address_link_invalid: {
    when: 'The link is wrong or older than a day, or its change is done, taken back or refused.',
    recovery: 'Ask for the change again in the account.',
  },
} satisfies Guide<typeof addressesErrors>;
