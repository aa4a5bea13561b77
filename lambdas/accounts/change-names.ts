import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { changingLocks } from './locks';
import { askingForCheck, nameChecks } from './name-checks';
import { type Names, namesOf } from './names';
import { type UserItem, users } from './store';

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
