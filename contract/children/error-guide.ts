import type { Guide } from '../error';
import type { childrenErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const childrenErrorGuide = {
  confirmation_not_due: {
    when: 'The pause between the answer and the second mail has not passed.',
    recovery: 'Wait for the mail, which is sent by itself.',
  },
  confirmation_too_often: {
    when: 'A mail about this child was sent a minute ago, or five on this day.',
    recovery: 'Ask again later, or on the next day.',
  },
  children_codes_used_up: {
    when: 'A guardian has asked for twenty codes on this day.',
    recovery: 'Ask again on the next day, or open the device for the family.',
  },
  children_code_invalid: {
    when: 'The code is wrong, older than ten minutes, or was used.',
    recovery: 'Let the guardian make another one.',
  },
  family_devices_limit: {
    when: 'The guardian has opened ten devices.',
    recovery: 'End one with `DELETE /family-devices/{device}`.',
  },
  family_device_ended: {
    when: 'The secret of the device is wrong, or its guardian has ended it.',
    recovery: 'Forget the secret, and show the usual login.',
  },
} satisfies Guide<typeof childrenErrors>;
