import { now } from '../platform/clock';
import { referrals } from './store';

/** Stores which user referred an address. Idempotent. */
export const refer = (referrer_id: string, referred_email: string): Promise<boolean> =>
  referrals.create({ referrer_id, referred_email, created_at: now().toISOString() });
