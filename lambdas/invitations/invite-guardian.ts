import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { inviteOne } from './invite';
import { isShutOut, openInvitationsTo } from './open-invitation';
import { inkwren } from './owners';

/** A guardian is not invited again within this time. */
const freshSeconds = 2 * 86_400;

/**
 * Invites a guardian to an account, again if the last mail is older than two days. Does nothing if another inviter has invited
 * the address, an operator has revoked an invitation to it, or the account exists.
 */
export const inviteGuardian = async (email: string, invited_by = 'Inkwren'): Promise<void> => {
  if (await isShutOut(email)) return;
  const since = secondsFrom(now(), -freshSeconds).toISOString();
  const open = await openInvitationsTo(email);
  if (open.some(({ owner, created_at }) => owner !== inkwren || created_at > since)) return;
  await inviteOne(email, {
    account_type: 'other',
    school: null,
    consents: null,
    consents_by: null,
    owner: inkwren,
    invited_by,
  });
};

/** For guardians who need an account to answer. A failure is logged: the next reminder invites again. */
export const inviteGuardians = async (emails: readonly string[]): Promise<void> => {
  for (const email of emails)
    await inviteGuardian(email).catch((error) => log.error('guardian not invited', error));
};
