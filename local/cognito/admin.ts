import { updateAttributes } from './attributes';
import { attributeMap, type Input, text } from './input';
import { forgetFailures } from './lockout';
import { setPassword } from './passwords';
import { type Pool, requirePool } from './pool';
import { removeUser } from './remove-user';
import { revokeAllSessions } from './sessions';
import { factorsOf } from './software-token';
import type { User } from './state';
import { attributeList, requireUser, touch } from './users';

type AdminOperation = (pool: Pool, input: Input) => object;

/** An operation on one user of this pool; operations without a result answer `{}`. */
const onUser = (act: (pool: Pool, user: User, input: Input) => object | undefined): AdminOperation => {
  return (pool, input) => {
    requirePool(pool, input);
    return act(pool, requireUser(pool, input), input) ?? {};
  };
};

export const describeUser = (user: User) => {
  return {
    Username: user.id,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
};

export const adminGetUser = onUser((_pool, user) => ({
  ...describeUser(user),
  UserAttributes: attributeList(user),
  ...factorsOf(user),
}));

export const adminSetUserPassword = onUser((pool, user, input) => {
  setPassword(pool, user, text(input, 'Password'));
  user.status = input.Permanent === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  forgetFailures(pool, user.id);
  return undefined;
});

export const adminUpdateUserAttributes = onUser((pool, user, input) => {
  updateAttributes(pool, user, attributeMap(input, 'UserAttributes'));
  return undefined;
});

/** Tokens that were issued before stay invalid when the account is enabled again. */
export const adminDisableUser = onUser((pool, user) => {
  user.enabled = false;
  revokeAllSessions(pool, user);
  touch(user);
  return undefined;
});

export const adminEnableUser = onUser((_pool, user) => {
  user.enabled = true;
  touch(user);
  return undefined;
});

export const adminDeleteUser = onUser((pool, user) => {
  removeUser(pool, user);
  return undefined;
});

export const adminUserGlobalSignOut = onUser((pool, user) => {
  revokeAllSessions(pool, user);
  return undefined;
});

export const adminAddUserToGroup = onUser((_pool, user, input) => {
  const group = text(input, 'GroupName');
  if (!user.groups.includes(group)) user.groups.push(group);
  return undefined;
});

export const adminRemoveUserFromGroup = onUser((_pool, user, input) => {
  const group = text(input, 'GroupName');
  user.groups = user.groups.filter((name) => name !== group);
  return undefined;
});

export const adminListGroupsForUser = onUser((pool, user) => ({
  Groups: user.groups.map((GroupName) => ({ GroupName, UserPoolId: pool.options.poolId })),
}));
