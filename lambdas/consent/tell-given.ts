import { ownName } from '../accounts/names';
import { inviteGuardian } from '../invitations/invite-guardian';
import { subscribe } from '../letters/subscribe';
import { sendMail } from '../mail/send';
import type { OpenCase } from './open-link';

/**
 * Mails the grown-up the link to withdraw consent, and an invitation to an account, and switches on the weekly letter if the grown-up
 * has asked for it.
 */
export const tellGiven = async (
  token: string,
  { child, request: { adult_email, letter_zone: device } }: Pick<OpenCase, 'child' | 'request'>,
): Promise<void> => {
  if (device !== undefined)
    await subscribe({ address: adult_email, letter: 'family', family: child.time_zone, device });
  await sendMail({ kind: 'consent_given', to: adult_email, token, child: ownName(child) });
  await inviteGuardian(adult_email);
};
