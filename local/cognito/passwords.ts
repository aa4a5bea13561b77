import { randomInt } from 'node:crypto';
import { CognitoError, invalidParameter } from './errors';
import type { PasswordPolicy } from './options';
import type { Pool } from './pool';
import { createCredential, passwordMatches } from './srp';
import type { User } from './state';
import { touch } from './users';

const LOWERCASE = 'abcdefghijkmnpqrstuvwxyz';
const UPPERCASE = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '!#%+-=?@';

export const requireGoodPassword = (policy: PasswordPolicy, password: string): void => {
  if (password.length > 256 || !/^\S+.*\S+$/.test(password))
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$',
    );
  const shortcoming = shortcomingOf(policy, password);
  if (shortcoming)
    throw new CognitoError(
      'InvalidPasswordException',
      `Password did not conform with policy: Password ${shortcoming}`,
    );
};

const shortcomingOf = (policy: PasswordPolicy, password: string): string | undefined => {
  if (password.length < policy.minimumLength) return 'not long enough';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'must have lowercase characters';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'must have uppercase characters';
  if (policy.requireNumbers && !/[0-9]/.test(password)) return 'must have numeric characters';
  if (policy.requireSymbols && !/[^A-Za-z0-9]/.test(password)) return 'must have symbol characters';
  return undefined;
};

export const setPassword = (pool: Pool, user: User, password: string): void => {
  requireGoodPassword(pool.options.passwordPolicy, password);
  user.credential = createCredential(pool.name, user.id, password);
  touch(user);
};

export const hasPassword = (pool: Pool, user: User, password: string): boolean => {
  return user.credential ? passwordMatches(user.credential, pool.name, user.id, password) : false;
};

/** A password that satisfies every possible policy, without characters that look alike. */
export const temporaryPassword = (policy: PasswordPolicy): string => {
  const kinds = [LOWERCASE, UPPERCASE, DIGITS, SYMBOLS];
  const length = Math.max(policy.minimumLength, 12);
  return Array.from({ length }, (_, index) => {
    const alphabet = kinds[index % kinds.length] ?? LOWERCASE;
    return alphabet.charAt(randomInt(alphabet.length));
  }).join('');
};
