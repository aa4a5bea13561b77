import { isMadeUp } from '../../contract/rules/made-up-address';
import { findUser, type UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { sendMail } from '../mail/send';
import { callFunction } from '../platform/call-function';
import { guardiansOf } from '../relations/guardians';
import { beginAlone } from './begin';
import { decidesAlone } from './may-ask';
import { hasSignIn, isOfAnother } from './pool';

/**
 * A new sign-in for a child: whoever held its tablet could end the old one, and only a guardian has it deleted. The records, pictures
 * and badges are ours, so they stay as they were. The guardians of a child with an address are told: it needs a new password.
 */
const makeAnew = async (child: UserItem): Promise<void> => {
  await callFunction('ADDRESSES_WORKER_FUNCTION', { child: child.id });
  if (isMadeUp(child.email)) return;
  for (const { adult_email: to } of await guardiansOf(child.id))
    await sendMail({ kind: 'sign_in_made', to, child: ownName(child) });
};

/**
 * Begins the deletion of a person who has deleted the sign-in, and makes a new one for a child. Returns whether a deletion has begun:
 * false if the person has a sign-in, or is being deleted already.
 */
export const deleteIfWithout = async (user: UserItem): Promise<boolean> => {
  const somebody = { user_id: user.id, email: user.email };
  if (await hasSignIn(somebody)) return false;
  const isWish = decidesAlone(user) && !signsInByPictures(user);
  if (isWish || (await isOfAnother(somebody))) return beginAlone(user);
  await makeAnew(user);
  return false;
};

/** Deletes the account of a person who has deleted the sign-in. */
export const deleteWithout = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  if (user !== undefined) await deleteIfWithout(user);
};
