import { inviteOne } from './invite';
import { isInvited, isShutOut } from './open-invitation';
import { inkwren } from './owners';

/** Invites a guardian to an account, unless there is an open invitation or an operator has revoked one. */
export const inviteGuardian = async (email: string): Promise<void> => {
  if ((await isInvited(email)) || (await isShutOut(email))) return;
  await inviteOne(email, {
    account_type: 'other',
    school: null,
    consents: null,
    consents_by: null,
    owner: inkwren,
    invited_by: 'Inkwren',
  });
};
