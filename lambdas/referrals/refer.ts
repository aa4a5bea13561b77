import { ulid } from 'ulid';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { addressReferrals, referredAddresses } from './address-store';
import { referrals } from './store';

/** Stores that a student has referred an address. False when the student has referred its mailbox before. */
export const refer = async (referrer_id: string, email: string): Promise<boolean> => {
  const at = now();
  const id = ulid(at.getTime());
  const created_at = at.toISOString();
  const refused = await transact({
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
    }),
  });
  return refused.length === 0;
};
