import { readableBy, requireClientMayWrite, updateAttributes } from './attributes';
import { wrongCredentials } from './errors';
import { attributeMap, type Input, text } from './input';
import { forgetFailures, recordFailure, requireMayChangePassword } from './lockout';
import { hasPassword, setPassword } from './passwords';
import { type Pool, requireAnyClient } from './pool';
import { removeUser } from './remove-user';
import { authenticate, revokeAllSessions, revokeRefreshToken } from './sessions';
import { factorsOf } from './software-token';
import { attributeList } from './users';

export const getUser = (pool: Pool, input: Input) => {
  const user = authenticate(pool, text(input, 'AccessToken'));
  return { Username: user.id, UserAttributes: attributeList(user, readableBy(pool)), ...factorsOf(user) };
};

export const updateUserAttributes = (pool: Pool, input: Input) => {
  const user = authenticate(pool, text(input, 'AccessToken'));
  const changes = attributeMap(input, 'UserAttributes');
  requireClientMayWrite(pool, changes);
  updateAttributes(pool, user, changes);
  return {};
};

/** Failures with the old password count for the lockout, so that a stolen access token does not bypass it. */
export const changePassword = (pool: Pool, input: Input) => {
  const user = authenticate(pool, text(input, 'AccessToken'));
  const previous = text(input, 'PreviousPassword');
  const proposed = text(input, 'ProposedPassword');
  requireMayChangePassword(pool, user.id);
  if (!hasPassword(pool, user, previous)) {
    recordFailure(pool, user.id);
    throw wrongCredentials();
  }
  forgetFailures(pool, user.id);
  setPassword(pool, user, proposed);
  return {};
};

export const globalSignOut = (pool: Pool, input: Input) => {
  revokeAllSessions(pool, authenticate(pool, text(input, 'AccessToken')));
  return {};
};

/** Every owner of an access token may delete the user; no trigger runs. */
export const deleteUser = (pool: Pool, input: Input) => {
  removeUser(pool, authenticate(pool, text(input, 'AccessToken')));
  return {};
};

/** Succeeds for unknown tokens too, as RFC 7009 requires. */
export const revokeToken = (pool: Pool, input: Input) => {
  requireAnyClient(pool, input);
  revokeRefreshToken(pool, text(input, 'Token'));
  return {};
};
