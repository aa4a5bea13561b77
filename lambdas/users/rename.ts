import { changeNames } from '../accounts/change-names';
import { findUser, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { checkUsername } from '../safety/names/allowed-name';
import { orderCheck } from './order-check';

const isAsItIs = ({ username, next_username, username_refused }: UserItem, name: string): boolean =>
  name === next_username || (name === username && next_username === null && !username_refused);

const changesFor = ({ username }: UserItem, name: string) => ({
  next_username: name === username ? null : name,
  username_refused: false,
});

/**
 * Changes the name and returns the record. Others see the previous name until the new one is checked, and both are held
 * until then. Choosing the previous name again keeps it. Throws `username_taken` and `username_not_allowed`.
 */
export const rename = (read: UserItem, name: string): Promise<UserItem> => {
  if (name !== read.username) checkUsername(name, read.account_type);
  let before: UserItem | undefined = read;
  return optimistically(async () => {
    const user = before ?? (await findUser(read.id));
    before = undefined;
    if (user === undefined) throw new ApiError('profile_incomplete');
    if (isAsItIs(user, name)) return user;
    const names = changesFor(user, name);
    const refused = await changeNames(user, names);
    if (refused.includes('user')) return undefined;
    if (refused.length > 0) throw new ApiError('username_taken');
    if (names.next_username !== null) await orderCheck(user.id);
    return { ...user, ...names };
  });
};
