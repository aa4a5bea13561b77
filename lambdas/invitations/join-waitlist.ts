import type { invitations } from '../../contract/invitations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { now } from '../platform/clock';
import { waitlist, waitlistList } from './store';

/**
 * The answer is the same for a new address, a waiting one and one with an account, so that it does not reveal who has an
 * account.
 */
export const joinWaitlist = async ({ body: { email } }: Admitted<typeof invitations.joinWaitlist>) => {
  const created_at = now().toISOString();
  await waitlist.create({ email, created_at, list: waitlistList, listed_at: created_at });
  return { joined: true as const };
};
