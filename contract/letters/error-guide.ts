import type { Guide } from '../error';
import type { lettersErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const lettersErrorGuide = {
  letter_not_yours: {
    when: 'The grown-up is no guardian of a child, or no verified teacher.',
    recovery: 'Hide the switch: `GET /consents` and `GET /user` tell who may have which letter.',
  },
  letter_link_invalid: {
    when: 'The link is not whole, or twelve newer letters have been sent since.',
    recovery: 'Open the link of the latest letter, or send `POST /letters` with `on: false`.',
  },
} as const satisfies Guide<typeof lettersErrors>;
