import type { ErrorDeclarations } from '../error';

export const controlsErrors = {
  time_zone_needed: {
    status: 409,
    text: 'Please choose your family’s time zone first: minutes and quiet hours follow the clock at home.',
  },
} as const satisfies ErrorDeclarations;
