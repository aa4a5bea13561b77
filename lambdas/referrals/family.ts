import { mailboxOf } from '../../contract/rules/mailbox';
import { openInvitationsTo, usedInvitation } from '../invitations/open-invitation';
import { guardiansOf } from '../relations/guardians';

interface Child {
  readonly email: string;
  /** Absent before there is a profile. */
  readonly id?: string;
}

/**
 * The mailboxes of a child and of the adults of its account: those who consented, and those who invited it with a consent. A
 * referral of such an adult therefore also counts for the child.
 */
export const familyOf = async ({ email, id }: Child): Promise<string[]> => {
  const [guardians, used, open] = await Promise.all([
    id === undefined ? [] : guardiansOf(id),
    usedInvitation(email),
    openInvitationsTo(email),
  ]);
  const grownUps = [
    ...guardians.map(({ adult_email }) => adult_email),
    ...[...(used ? [used] : []), ...open].map(({ consents_by }) => consents_by),
  ];
  return [...new Set([email, ...grownUps].filter((one) => one !== null).map(mailboxOf))];
};
