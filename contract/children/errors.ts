import type { ErrorDeclarations } from '../error';

export const childrenErrors = {
  confirmation_not_due: {
    status: 409,
    text: 'Our e-mail comes by itself, about an hour after you have added your child. The pause protects children. Please wait for it.',
  },
  confirmation_too_often: {
    status: 429,
    text: 'We have written to you already. Please look among the unwanted mails, too, and wait a little before you ask again.',
  },
  children_codes_used_up: {
    status: 429,
    text: 'That were twenty codes today. Please try again tomorrow.',
  },
  children_code_invalid: {
    status: 404,
    text: 'This code does not work. Each code works once, and for ten minutes: ask your grown-up for a new one.',
  },
  family_devices_limit: {
    status: 409,
    text: 'Your family has ten devices already. End one that you do not use any more.',
  },
  family_device_ended: {
    status: 404,
    text: 'This device does not belong to the family any more. A grown-up can sign in and add it again.',
    ends: true,
  },
} as const satisfies ErrorDeclarations;
