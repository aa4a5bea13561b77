import { randomBytes } from 'node:crypto';
import { codeOfStep, stepOf, toBase32 } from '../totp';
import { CognitoError, invalidParameter } from './errors';
import { type Input, isRecord, text } from './input';
import { type Pool, requirePool } from './pool';
import { authenticate } from './sessions';
import type { User } from './state';
import { requireUser, touch } from './users';

/** The steps whose code is accepted: the present one, and one before and after it for a clock that is wrong. */
const window = [0, -1, 1];

/** The step of an accepted code; undefined for any other. */
const acceptedStep = (secret: string, code: string, now = stepOf(Date.now())): number | undefined =>
  window.map((offset) => now + offset).find((step) => codeOfStep(secret, step) === code);

const requireOfPool = (pool: Pool): void => {
  if (pool.options.softwareTokens !== true)
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool.',
    );
};

/** A new secret replaces the former one when it is verified, not before. */
export const associateSoftwareToken = (pool: Pool, input: Input) => {
  requireOfPool(pool);
  const user = authenticate(pool, text(input, 'AccessToken'));
  user.proposedSecret = toBase32(randomBytes(32));
  return { SecretCode: user.proposedSecret };
};

export const verifySoftwareToken = (pool: Pool, input: Input) => {
  requireOfPool(pool);
  const user = authenticate(pool, text(input, 'AccessToken'));
  const { proposedSecret } = user;
  const step =
    proposedSecret === undefined ? undefined : acceptedStep(proposedSecret, text(input, 'UserCode'));
  if (proposedSecret === undefined || step === undefined)
    throw new CognitoError(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    );
  user.softwareToken = {
    secret: proposedSecret,
    usedStep: step,
    active: user.softwareToken?.active ?? false,
  };
  delete user.proposedSecret;
  touch(user);
  return { Status: 'SUCCESS' };
};

const setPreference = (user: User, input: Input): void => {
  const settings = input.SoftwareTokenMfaSettings;
  if (!isRecord(settings)) return;
  const active = settings.Enabled === true;
  if (active && user.softwareToken === undefined)
    throw invalidParameter('User has not verified software token mfa');
  if (user.softwareToken !== undefined) user.softwareToken.active = active;
  touch(user);
};

export const setUserMfaPreference = (pool: Pool, input: Input) => {
  requireOfPool(pool);
  setPreference(authenticate(pool, text(input, 'AccessToken')), input);
  return {};
};

export const adminSetUserMfaPreference = (pool: Pool, input: Input) => {
  requirePool(pool, input);
  requireOfPool(pool);
  setPreference(requireUser(pool, input), input);
  return {};
};

export const isAskedForCode = ({ softwareToken }: User): boolean => softwareToken?.active === true;

/** What GetUser and AdminGetUser say; nothing of a user without a factor. */
export const factorsOf = (user: User) =>
  isAskedForCode(user)
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {};

/** Returns for a right code, which becomes invalid with those before it, and throws for any other. */
export const redeemTokenCode = ({ softwareToken }: User, code: string): void => {
  const step = softwareToken && acceptedStep(softwareToken.secret, code);
  if (softwareToken === undefined || step === undefined)
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  if (step <= softwareToken.usedStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  softwareToken.usedStep = step;
};

/** The code that the user's authenticator app would show next; undefined without one. */
export const shownCode = ({ proposedSecret, softwareToken }: User): string | undefined => {
  const secret = proposedSecret ?? softwareToken?.secret;
  if (secret === undefined) return undefined;
  const used = proposedSecret === undefined ? (softwareToken?.usedStep ?? 0) : 0;
  return codeOfStep(secret, Math.max(stepOf(Date.now()), used + 1));
};

/** Enrols a user as an app on its phone would. */
export const giveSoftwareToken = (user: User): void => {
  user.softwareToken = { secret: toBase32(randomBytes(32)), usedStep: 0, active: true };
  touch(user);
};
