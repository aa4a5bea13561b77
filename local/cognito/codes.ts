/**
 * Six-digit codes that prove access to a mailbox. Only the newest code is valid, once and for a limited time; five wrong tries
 * invalidate it. The number of requests is limited too, because each new code allows new tries.
 */
import { randomInt } from 'node:crypto';
import { CognitoError, limitExceeded } from './errors';
import type { Pool } from './pool';
import type { MailedCode } from './state';

export type CodePurpose = 'confirm' | 'reset';

const DEFAULT_EXPIRY_MINUTES = 60;
const MOST_WRONG_TRIES = 5;
const MOST_CODES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

export const issueCode = (pool: Pool, purpose: CodePurpose, userId: string): string => {
  const key = keyOf(purpose, userId);
  const now = Date.now();
  const issuedAt = recent(pool.state.codes.get(key)?.issuedAt ?? []);
  if (issuedAt.length >= MOST_CODES_PER_HOUR) throw limitExceeded();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = now + (pool.options.codeExpiryMinutes ?? DEFAULT_EXPIRY_MINUTES) * 60_000;
  pool.state.codes.set(key, { code, expiresAt, wrongTries: 0, issuedAt: [...issuedAt, now] });
  return code;
};

/** Returns for the right code, which becomes invalid, and throws for any other. */
export const redeemCode = (pool: Pool, purpose: CodePurpose, userId: string, code: string): void => {
  const issued = pool.state.codes.get(keyOf(purpose, userId));
  if (!issued?.code || issued.expiresAt <= Date.now())
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  if (issued.wrongTries >= MOST_WRONG_TRIES) throw limitExceeded();
  if (issued.code !== code) {
    issued.wrongTries += 1;
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  issued.code = '';
};

export const dropCodes = (pool: Pool, userId: string): void => {
  for (const purpose of ['confirm', 'reset'] as const) pool.state.codes.delete(keyOf(purpose, userId));
};

export const isSpent = (issued: MailedCode): boolean => {
  return issued.expiresAt <= Date.now() && recent(issued.issuedAt).length === 0;
};

const recent = (times: number[]): number[] => {
  return times.filter((time) => time > Date.now() - HOUR_MS);
};

const keyOf = (purpose: CodePurpose, userId: string): string => {
  return `${purpose}#${userId}`;
};
