import type { invitations } from '../../contract/invitations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { waitlist } from './store';
import { addressOfToken } from './waitlist-link';

/**
 * Takes the address of a mail's link off the waitlist. The answer is the same for an address that is not on it. A later referral does
 * not put it back: it joins the waitlist only with the mail, and a mailbox gets one such mail.
 */
export const leaveWaitlist = async ({ body: { token } }: Admitted<typeof invitations.leaveWaitlist>) => {
  const email = addressOfToken(token);
  if (email === undefined) throw new ApiError('waitlist_link_invalid');
  await waitlist.remove({ email });
  return { left: true as const };
};
