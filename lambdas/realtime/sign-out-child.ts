import type { UserItem } from '../accounts/find';
import { findPoolUser, signOutPoolUser } from '../accounts/pool';
import { endSessions } from './end-sessions';

/** Ends all sessions of a child, also in the pool, which does not know which of them began on which device. */
export const signOutChild = async ({ id, email }: Pick<UserItem, 'id' | 'email'>): Promise<void> => {
  const there = await findPoolUser(email);
  if (there !== undefined) await signOutPoolUser(there.sub);
  await endSessions(id);
};
