import type { Guide } from '../error';
import type { referralsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const referralsErrorGuide = {
  referral_own_family: {
    when: 'The mailbox is the student’s own, or that of a grown-up of the student’s account.',
    recovery: 'Give the address of a friend’s grown-up.',
  },
  referral_already_sent: {
    when: 'The student has referred this mailbox within the last 180 days.',
    recovery: 'Nothing: it is on the list.',
  },
  referral_day_limit: {
    when: 'The student has referred five addresses today.',
    recovery: 'Refer others tomorrow, by New York’s calendar.',
  },
  referral_open_limit: {
    when: 'Twenty referrals of the student within 180 days have brought nobody yet.',
    recovery: 'Wait until one of them has.',
  },
} as const satisfies Guide<typeof referralsErrors>;
