import type { ErrorDeclarations } from './declaration';

export const referralsErrors = {
  referral_own_family: {
    status: 409,
    text: 'That address belongs to your own family. Ask a friend for the address of their grown-up.',
  },
  referral_already_sent: { status: 409, text: 'You have already invited this address.' },
  referral_day_limit: {
    status: 429,
    text: 'You have invited five friends today. You can invite more tomorrow.',
  },
  referral_open_limit: {
    status: 409,
    text: 'Twenty of your invitations are waiting. When one of these friends joins, you can invite more.',
  },
} as const satisfies ErrorDeclarations;
