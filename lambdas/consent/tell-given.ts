import { ownName } from '../accounts/names';
import { inviteGuardian } from '../invitations/invite-guardian';
import { sendMail } from '../mail/send';
import type { OpenCase } from './open-link';

/** Mails the grown-up the link to withdraw consent, and an invitation to an account. */
export const tellGiven = async (
  token: string,
  { child, request: { adult_email } }: Pick<OpenCase, 'child' | 'request'>,
): Promise<void> => {
  await sendMail({ kind: 'consent_given', to: adult_email, token, child: ownName(child) });
  await inviteGuardian(adult_email);
};
