import { now } from '../platform/clock';
import { waitlist, waitlistList } from './store';

/** Answers the same whether the address is new, waits already or has an account: it tells nobody who is here. */
export const joinWaitlist = async ({ body: { email } }: { body: { email: string } }) => {
  const created_at = now().toISOString();
  await waitlist.create({ email, created_at, list: waitlistList, listed_at: created_at });
  return { joined: true as const };
};
