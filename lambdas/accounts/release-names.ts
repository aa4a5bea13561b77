import { transact } from '../platform/table/transact';
import { forgetFormerAddresses } from './former-addresses';
import { rememberStudent } from './former-store';
import { changingLocks } from './locks';
import { namesOf } from './names';
import type { UserItem } from './store';

/** Releases the names and former addresses that are held for a person. What stays of a child is a hash of the mailbox with a band of ages. */
export const releaseNames = async (user: UserItem): Promise<void> => {
  if (user.account_type === 'student') await rememberStudent(user.email, user.age);
  await forgetFormerAddresses(user.id);
  const writes = changingLocks(user.id, namesOf(user), []);
  if (Object.keys(writes).length > 0) await transact<string>(writes);
};
