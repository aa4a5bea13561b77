import { findUser, type UserItem } from '../accounts/find';
import { beginAlone } from './begin';
import { hasSignIn } from './pool';

/** False if the person has a sign-in, or is being deleted already. */
export const deleteIfWithout = async (user: UserItem): Promise<boolean> =>
  !(await hasSignIn({ user_id: user.id, email: user.email })) && beginAlone(user);

/** Deletes the account of a person who has deleted the sign-in. */
export const deleteWithout = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  if (user !== undefined) await deleteIfWithout(user);
};
