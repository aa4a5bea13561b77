import { inviteOne } from '../invitations/invite';
import { isInvited, isShutOut } from '../invitations/open-invitation';
import { inkwren } from '../invitations/owners';
import { sendMail } from '../mail/send';
import { ownName } from '../users/names';
import type { OpenCase } from './open-link';

/** Mails the grown-up the link to withdraw, and an invitation if the address has none and an operator has not revoked one. */
export const tellGiven = async (
  token: string,
  { child, request: { adult_email } }: Pick<OpenCase, 'child' | 'request'>,
): Promise<void> => {
  await sendMail({ kind: 'consent_given', to: adult_email, token, child: ownName(child) });
  if ((await isInvited(adult_email)) || (await isShutOut(adult_email))) return;
  await inviteOne(adult_email, {
    account_type: 'other',
    school: null,
    consents: null,
    consents_by: null,
    owner: inkwren,
    invited_by: 'Inkwren',
  });
};
