import type { UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { ownName } from '../accounts/names';
import { inviteGuardians } from '../invitations/invite-guardian';
import { type DueMail, dueMail, queueMails } from '../mail/outbox';
import { guardiansOf } from '../relations/guardians';
import { isLetIn } from '../relations/let-in';
import type { SupervisionItem } from '../relations/store';

/**
 * The mails that ask a child's guardians about an adult; empty if the adult does not need a guardian's approval or has it. They
 * identify the adult by the masked address alone, because a name could impersonate somebody.
 */
export const mailsToGuardians = async (
  adult: UserItem,
  child: UserItem,
  answer: SupervisionItem['guardian_answer'],
): Promise<DueMail[]> => {
  if (isLetIn(adult, child, answer)) return [];
  const said = {
    child: ownName(child),
    address: maskedAddress(adult.email),
    role: adult.account_type === 'teacher' ? ('teacher' as const) : ('parent' as const),
  };
  return (await guardiansOf(child.id)).map(({ adult_email: to }) =>
    dueMail({ kind: 'grown_up_asks', to, ...said }),
  );
};

/** Queues the mails of `mailsToGuardians`, and invites the guardians who have no account in which to answer. */
export const askGuardians = async (mails: readonly DueMail[]): Promise<void> => {
  await queueMails(mails);
  await inviteGuardians(mails.map(({ job: { to } }) => to));
};
