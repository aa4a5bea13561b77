import type { PersonDetails } from '../../contract/proposals/change';
import type { proposals as endpoints } from '../../contract/proposals/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { idOfMember } from '../accounts/verify';
import { askedCorrectionOf, listAsked } from '../consent/details';
import { ApiError } from '../platform/api-error';
import { guardiansOf } from '../relations/guardians';

const present = async (user: UserItem): Promise<PersonDetails> => ({
  ...user,
  username: ownName(user),
  has_guardian: (await guardiansOf(user.id)).length > 0,
  asked: (await askedCorrectionOf(user.id)) ?? null,
});

/** What operators need to correct a person's details, by the address. */
export const findPerson = async ({ body: { email } }: Admitted<typeof endpoints.findPerson>) => {
  const id = await idOfMember(email);
  const user = id === undefined ? undefined : await findUser(id);
  if (user === undefined) throw new ApiError('person_not_found');
  return present(user);
};

/** The corrections that children without a guardian have asked for; those of deleted accounts are omitted. */
export const corrections = async ({ query: { cursor } }: Admitted<typeof endpoints.corrections>) => {
  const { items, next } = await listAsked(cursor);
  const users = await Promise.all(items.map(({ user_id }) => findUser(user_id)));
  return { corrections: await Promise.all(users.filter((user) => user !== undefined).map(present)), next };
};
