import { newReader } from '../../contract/rules/names';
import type { UserItem } from './store';

export type Names = Pick<UserItem, 'username' | 'next_username' | 'username_refused'>;

/** The name that others may see; null for a user who has none yet. */
export const knownName = ({ username }: Pick<Names, 'username'>): string | null =>
  username === newReader ? null : username;

/** The chosen name: shown to the user, the family and operators. */
export const ownName = ({ username, next_username }: Pick<Names, 'username' | 'next_username'>): string =>
  next_username ?? username;

/** Every name that is held for a user. */
export const namesOf = (user: Pick<Names, 'username' | 'next_username'>): string[] =>
  [knownName(user), user.next_username].filter((name) => name !== null);
