import { createHmac, randomUUID } from 'node:crypto';
import { CognitoError, userNotFound } from './errors';
import { type Input, text } from './input';
import type { Pool } from './pool';
import type { User, UserStatus } from './state';

/** Finds a user by username (`sub`) or e-mail address. Addresses are compared without case. */
export const findUser = (pool: Pool, name: string): User | undefined => {
  const email = name.toLowerCase();
  const byEmail = (user: User) => user.attributes.email?.toLowerCase() === email;
  return pool.state.users.get(name) ?? [...pool.state.users.values()].find(byEmail);
};

/** For administrators, who may learn which users exist. */
export const requireUser = (pool: Pool, input: Input): User => {
  const user = findUser(pool, text(input, 'Username'));
  if (!user) throw userNotFound();
  return user;
};

export const addUser = (
  pool: Pool,
  id: string,
  status: UserStatus,
  attributes: Record<string, string>,
): User => {
  const now = Date.now();
  const user: User = { id, attributes, status, enabled: true, groups: [], createdAt: now, modifiedAt: now };
  pool.state.users.set(id, user);
  return user;
};

export const newUserId = () => randomUUID();

/**
 * The id and salt for an unknown address. They are the same for each request and look like real ones, so that neither reveals
 * whether the account exists.
 */
export const decoyOf = (pool: Pool, name: string): { id: string; salt: string } => {
  const bytes = createHmac('sha256', pool.state.decoySecret).update(name.toLowerCase()).digest('hex');
  const variant = '89ab'[Number.parseInt(bytes.charAt(16), 16) % 4];
  const id = [
    bytes.slice(0, 8),
    bytes.slice(8, 12),
    `4${bytes.slice(13, 16)}`,
    `${variant}${bytes.slice(17, 20)}`,
    bytes.slice(20, 32),
  ].join('-');
  return { id, salt: bytes.slice(32) };
};

/** The attributes of a user as the triggers get them. */
export const userAttributesOf = (user: User): Record<string, string> => ({
  sub: user.id,
  ...user.attributes,
  'cognito:user_status': user.status,
});

/** An unknown user has none but those that tell nothing. */
export const decoyAttributes = (userId: string): Record<string, string> => ({ sub: userId });

export const touch = (user: User): void => {
  user.modifiedAt = Date.now();
};

export const attributeList = (user: User, isShown: (name: string) => boolean = () => true) => {
  const shown = Object.entries(user.attributes).filter(([name]) => isShown(name));
  return [['sub', user.id], ...shown].map(([Name, Value]) => ({ Name, Value }));
};

export const requireEmailAddress = (name: string): string => {
  if (/^[^\s@]+@[^\s@]+$/.test(name)) return name;
  throw new CognitoError('InvalidParameterException', 'Username should be an email.');
};
