import { ulid } from 'ulid';
import { type DueMail, keeping } from '../mail/outbox';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { addressReferrals, reaching, referredAddresses } from './address-store';
import { referrals } from './store';

/**
 * Stores that a student has referred an address, together with what the address gets: mails, or no mail if an invitation is sent
 * already. Returns the names of the refused writes: `byAddress` if the student has referred the mailbox before, `mailed` if a
 * referral has already reached the mailbox.
 */
export const refer = (
  referrer_id: string,
  email: string,
  gets?: { readonly mails: readonly DueMail[] },
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
    ...(gets && {
      mailed: reaching(email, created_at),
      ...keeping(gets.mails),
    }),
  });
};
