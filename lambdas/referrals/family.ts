import { mailboxOf } from '../../contract/rules/mailbox';
import { guardiansOf } from '../friends/guardians';
import { openInvitationsTo, usedInvitation } from '../invitations/open-invitation';

interface Child {
  readonly email: string;
  /** Absent before there is a profile. */
  readonly id?: string;
}

/**
 * The mailboxes of a child and the grown-ups of its account: who consented, and who invited it with a consent. What a
 * grown-up was recommended holds for the child that comes of it.
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
