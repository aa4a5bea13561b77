import { newReader } from '../../contract/rules/names';
import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { transact, type Write } from '../platform/table/transact';
import { changingLocks } from './locks';
import { nameChecks, namesToCheck, type UserItem, users } from './store';

type Names = Pick<UserItem, 'username' | 'next_username' | 'username_refused'>;

/** The name that others may see; null for a user who has none yet. */
export const knownName = ({ username }: Pick<Names, 'username'>): string | null =>
  username === newReader ? null : username;

/** The chosen name: shown to the user, the family and operators. */
export const ownName = ({ username, next_username }: Pick<Names, 'username' | 'next_username'>): string =>
  next_username ?? username;

/** Every name that is held for a user. */
export const namesOf = (user: Pick<Names, 'username' | 'next_username'>): string[] =>
  [knownName(user), user.next_username].filter((name) => name !== null);

/** Returns the write that puts a name on the list of those to check. After the transaction, `orderCheck` has it checked. */
export const askingForCheck = (user_id: string): Write =>
  nameChecks.putting({ user_id, list: namesToCheck, listed_at: now().toISOString() });

/**
 * Changes the names of a user with their locks, unless they have changed since the record was read. Returns the refused
 * writes: `user` for the record, `username` or `look` for a name that belongs to another user.
 */
export const changeNames = (user: UserItem, names: Partial<Names>): Promise<string[]> => {
  const after = { ...user, ...names };
  return transact<string>({
    user: users.updating(
      { id: user.id },
      { set: names },
      all(equal('username', user.username), equal('next_username', user.next_username)),
    ),
    ...changingLocks(user.id, namesOf(user), namesOf(after)),
    check: after.next_username === null ? nameChecks.removing({ user_id: user.id }) : askingForCheck(user.id),
  });
};
