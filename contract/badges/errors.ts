import type { ErrorDeclarations } from '../error';

export const badgesErrors = {
  class_devices_limit: {
    status: 409,
    text: 'Forty devices are open for this class today. Close one that you do not use any more.',
  },
  class_device_closed: {
    status: 404,
    text: 'This device is not open for a class now. Your teacher can sign in and open it.',
    ends: true,
  },
} as const satisfies ErrorDeclarations;
