/**
 * Slows down password guessing. Five consecutive failures are free; then the account is locked for a second, and twice as long
 * after each further failure, up to fifteen minutes. Attempts during a lock neither count nor extend it. A right password after
 * the lock resets the count, and so do fifteen minutes without an attempt.
 */
import { limitExceeded, notAuthorized } from './errors';
import type { Pool } from './pool';
import type { Failures } from './state';

const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15 * 60_000;

export const requireNotLocked = (pool: Pool, userId: string): void => {
  if (isLocked(pool, userId)) throw notAuthorized('Password attempts exceeded');
};

/** ChangePassword has another error text for the same refusal. */
export const requireMayChangePassword = (pool: Pool, userId: string): void => {
  if (isLocked(pool, userId)) throw limitExceeded();
};

export const recordFailure = (pool: Pool, userId: string): void => {
  const earlier = pool.state.failures.get(userId);
  const count = earlier && !areForgotten(earlier) ? earlier.count + 1 : 1;
  const doublings = count - FREE_FAILURES;
  const wait = doublings < 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** doublings, LONGEST_WAIT_MS);
  pool.state.failures.set(userId, { count, lockedUntil: Date.now() + wait });
};

export const forgetFailures = (pool: Pool, userId: string): void => {
  pool.state.failures.delete(userId);
};

export const areForgotten = (failures: Failures): boolean => {
  return failures.lockedUntil + LONGEST_WAIT_MS <= Date.now();
};

const isLocked = (pool: Pool, userId: string): boolean => {
  const failures = pool.state.failures.get(userId);
  return failures !== undefined && Date.now() < failures.lockedUntil;
};
