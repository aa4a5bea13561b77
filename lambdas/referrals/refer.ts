import { now } from '../platform/clock';
import { referrals } from './store';

/** Remembers who recommended Inkwren to an address. Safe to repeat. */
export const refer = (referrer_id: string, referred_email: string): Promise<boolean> =>
  referrals.create({ referrer_id, referred_email, created_at: now().toISOString() });
