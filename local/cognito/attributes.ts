import { CognitoError, invalidParameter, notAuthorized } from './errors';
import type { Pool } from './pool';
import type { User } from './state';
import { findUser, requireEmailAddress, touch } from './users';

/** Refuses attributes that an app client may not write: only the pool sets the verified flags. */
export const requireClientMayWrite = (pool: Pool, attributes: Record<string, string>): void => {
  const allowed = pool.options.clientWriteAttributes;
  const refused = Object.keys(attributes).find(
    (name) =>
      name.endsWith('_verified') || name.startsWith('cognito:') || (allowed && !allowed.includes(name)),
  );
  if (refused) throw notAuthorized('A client attempted to write unauthorized attribute');
  refuseSub(attributes);
};

/** Whether the app client may read an attribute: GetUser and ID tokens leave out the others. */
export const readableBy = (pool: Pool) => {
  const allowed = pool.options.clientReadAttributes;
  return (name: string): boolean => (allowed ? allowed.includes(name) : !name.startsWith('custom:'));
};

/** Refuses custom attributes that the pool's schema lacks. */
const requireInSchema = (pool: Pool, attributes: Record<string, string>, subject: string): void => {
  const refused = Object.keys(attributes).find(
    (name) => name.startsWith('custom:') && !pool.options.customAttributes?.includes(name),
  );
  if (refused) throw invalidParameter(`${subject}${refused}: Attribute does not exist in the schema.`);
};

/** The attributes of a new account. Its e-mail address is its username. */
export const initialAttributes = (
  pool: Pool,
  username: string,
  given: Record<string, string>,
): Record<string, string> => {
  const email = requireEmailAddress(username);
  refuseSub(given);
  requireInSchema(pool, given, 'Attributes did not conform to the schema: ');
  if (given.email && given.email.toLowerCase() !== email.toLowerCase())
    throw invalidParameter('The email attribute must be the username.');
  return { email_verified: 'false', ...given, email };
};

/**
 * Changes attributes; an empty value removes one. A new address is unverified unless the same call says otherwise. Refuses the
 * address of another account.
 */
export const updateAttributes = (pool: Pool, user: User, changes: Record<string, string>): void => {
  requireMutable(pool, changes);
  if (changes.email !== undefined && changes.email !== user.attributes.email) {
    const owner = findUser(pool, requireEmailAddress(changes.email));
    if (owner && owner !== user)
      throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
    user.attributes.email_verified = 'false';
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') delete user.attributes[name];
    else user.attributes[name] = value;
  }
  touch(user);
};

/** The pool assigns the `sub`, so even a new account cannot choose it. */
const refuseSub = (attributes: Record<string, string>): void => {
  if (Object.hasOwn(attributes, 'sub')) throw cannotBeUpdated('sub');
};

const requireMutable = (pool: Pool, changes: Record<string, string>): void => {
  refuseSub(changes);
  requireInSchema(pool, changes, 'user.');
  const refused = pool.options.immutableAttributes?.find((name) => Object.hasOwn(changes, name));
  if (refused) throw cannotBeUpdated(refused);
};

const cannotBeUpdated = (name: string) => invalidParameter(`user.${name}: Attribute cannot be updated.`);
