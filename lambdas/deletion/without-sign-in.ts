import { findUser, type UserItem } from '../accounts/find';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { callFunction } from '../platform/call-function';
import { beginAlone } from './begin';
import { hasSignIn } from './pool';

/**
 * False if the person has a sign-in, or is being deleted already. A child without an address gets a new sign-in: whoever held its
 * tablet could end the old one, and only a guardian has it deleted. The pictures and badges are ours, so they stay as they were.
 */
export const deleteIfWithout = async (user: UserItem): Promise<boolean> => {
  if (await hasSignIn({ user_id: user.id, email: user.email })) return false;
  if (!signsInByPictures(user)) return beginAlone(user);
  await callFunction('ADDRESSES_WORKER_FUNCTION', { child: user.id });
  return false;
};

/** Deletes the account of a person who has deleted the sign-in. */
export const deleteWithout = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  if (user !== undefined) await deleteIfWithout(user);
};
