import { usedInvitation } from '../invitations/open-invitation';
import type { Account } from '../platform/http/create-handler';
import { assignSchool } from '../users/change-user';
import { findPerson } from '../users/identify';

/** Assigns the school of the user's invitation, once. Only for the user's own address. */
export const checkSchool = async ({ account, body }: { account: Account; body: { email: string } }) => {
  const none = { has_school: false, school: null };
  if (body.email !== account.email) return none;
  const person = await findPerson(account, { consistent: true });
  if (person === undefined) return none;
  if (person.user.school !== null) return { has_school: true, school: person.user.school };
  const invitation = await usedInvitation(body.email);
  const school = invitation?.used_by === account.sub ? invitation.school : null;
  if (school === null) return none;
  await assignSchool(person.user, school);
  return { has_school: true, school };
};
