import { ulid } from 'ulid';
import { type DueMail, keeping } from '../mail/outbox';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { addressReferrals, referralMails, referredAddresses } from './address-store';
import { referrals } from './store';

/**
 * Stores that a student has referred an address, with the mail to it. The names of the writes that refused: `byAddress` when
 * the student has referred its mailbox before, `mailed` when the mailbox has got a mail.
 */
export const refer = (
  referrer_id: string,
  email: string,
  mails: readonly DueMail[] = [],
): Promise<string[]> => {
  const at = now();
  const id = ulid(at.getTime());
  const created_at = at.toISOString();
  return transact<string>({
    byAddress: addressReferrals.creating({ email, referrer_id, id, created_at }),
    address: referredAddresses.creating({ referrer_id, id, referred_email: email }),
    referral: referrals.creating({
      referrer_id,
      id,
      created_at,
      newcomer_id: null,
      reading_days: 0,
      gems_awarded: 0,
      awarded_at: null,
      joined_at: null,
      held_for: null,
      decision: null,
    }),
    ...(mails.length > 0 && { mailed: referralMails.creating({ email, created_at }) }),
    ...keeping(mails),
  });
};
