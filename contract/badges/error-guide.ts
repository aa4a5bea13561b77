import type { Guide } from '../error';
import type { badgesErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const badgesErrorGuide = {
  class_devices_limit: {
    when: 'Forty devices of the class are open.',
    recovery: 'Close one with `DELETE /classes/{id}/devices/{device}`, or wait for midnight.',
  },
  class_device_closed: {
    when: 'The secret of the device is wrong, its day is over, the teacher has closed it, or the class or its teacher is gone: not told apart.',
    recovery: 'Forget the secret, and show the usual login.',
  },
} as const satisfies Guide<typeof badgesErrors>;
