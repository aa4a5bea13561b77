import type { ErrorDeclarations } from '../error';

export const referralsErrors = {
  referral_own_family: {
    status: 409,
    text: 'That is your own family. Ask a friend’s grown-up.',
  },
  referral_already_sent: { status: 409, text: 'You have already invited this address.' },
  referral_day_limit: {
    status: 429,
    text: 'That makes five today. You can invite more tomorrow.',
  },
  referral_open_limit: {
    status: 409,
    text: 'Twenty are waiting. You can invite more when a friend joins.',
  },
} as const satisfies ErrorDeclarations;
