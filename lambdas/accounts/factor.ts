import { now, pause, toSeconds } from '../platform/clock';
import type { Account } from '../platform/http/account';
import { present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { type UserItem, users } from './store';

/**
 * Whether a session began after its operator had set up the second factor, so that the pool has demanded the code. The sessions
 * before prove a password only, and their refresh tokens could live on.
 */
export const provesFactor = (
  { signedInAt }: Pick<Account, 'signedInAt'>,
  { factor_from }: Pick<UserItem, 'factor_from'>,
): boolean => factor_from !== undefined && signedInAt >= factor_from;

/** Returns the write by which sessions count from the next second on: a session's beginning has no fractions. */
export const startingFactor = (id: string): Write =>
  users.updating({ id }, { set: { factor_from: toSeconds(now()) + 1 } }, present('pk'));

/** Resolves when the sessions that begin do count: at most a second after `startingFactor`. */
export const factorStarts = () => pause(1001 - (now().getTime() % 1000));

/** Returns the write by which no session counts, of those to come neither, until the factor is set up again. */
export const endingFactor = (id: string): Write =>
  users.updating({ id }, { remove: ['factor_from'] }, present('pk'));
