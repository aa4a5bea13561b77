import type { UserItem } from '../accounts/find';
import { findPoolUser, signOutPoolUser } from '../accounts/pool';
import { closeSockets } from './close-sockets';

/** Ends all sessions of a child: the pool does not know which of them began on which device. */
export const signOutChild = async ({ id, email }: Pick<UserItem, 'id' | 'email'>): Promise<void> => {
  const there = await findPoolUser(email);
  if (there !== undefined) await signOutPoolUser(there.sub);
  await closeSockets(id);
};
