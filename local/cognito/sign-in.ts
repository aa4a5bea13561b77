import { randomBytes } from 'node:crypto';
import { requireClientMayWrite, updateAttributes } from './attributes';
import { answerCustom, startCustom } from './custom-auth';
import { CognitoError, invalidParameter, userIsDisabled, wrongCredentials } from './errors';
import { type Input, parameter, text, textMap } from './input';
import { forgetFailures, recordFailure, requireNotLocked } from './lockout';
import { requireGoodPassword, setPassword } from './passwords';
import { type Pool, requireAnyClient } from './pool';
import { refreshSession, startSession } from './sessions';
import { isAskedForCode, redeemTokenCode } from './software-token';
import { createServerKey, provesPassword, readClientKey } from './srp';
import type { User } from './state';
import { TOKEN_LIFETIME_S } from './tokens';
import { decoyOf, findUser } from './users';

export const initiateAuth = (pool: Pool, input: Input) => {
  const clientId = requireAnyClient(pool, input);
  const flow = text(input, 'AuthFlow');
  const parameters = textMap(input, 'AuthParameters');
  const isCustom = clientId === pool.options.customClient?.id;
  if (flow === 'USER_SRP_AUTH' && !isCustom) return startSrp(pool, parameters);
  if (flow === 'CUSTOM_AUTH' && isCustom) return startCustom(pool, parameters, admittingTo(pool, clientId));
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
    return signedIn(refreshSession(pool, parameter(parameters, 'REFRESH_TOKEN'), clientId));
  throw invalidParameter(`${flow} flow not enabled for this client`);
};

export const getTokensFromRefreshToken = (pool: Pool, input: Input) => {
  const clientId = requireAnyClient(pool, input);
  const { AuthenticationResult } = signedIn(refreshSession(pool, text(input, 'RefreshToken'), clientId));
  return { AuthenticationResult };
};

export const respondToAuthChallenge = (pool: Pool, input: Input) => {
  const clientId = requireAnyClient(pool, input);
  const challenge = text(input, 'ChallengeName');
  const session = text(input, 'Session');
  const responses = textMap(input, 'ChallengeResponses');
  if (clientId === pool.options.customClient?.id) {
    if (challenge !== 'CUSTOM_CHALLENGE') throw invalidParameter(`Unsupported challenge ${challenge}`);
    const answer = { session, responses, metadata: textMap(input, 'ClientMetadata') };
    return answerCustom(pool, answer, admittingTo(pool, clientId));
  }
  if (challenge === 'PASSWORD_VERIFIER') return verifyPassword(pool, session, responses);
  if (challenge === 'SOFTWARE_TOKEN_MFA') return verifyTokenCode(pool, session, responses);
  if (challenge === 'NEW_PASSWORD_REQUIRED') return replaceTemporaryPassword(pool, session, responses);
  throw invalidParameter(`Unsupported challenge ${challenge}`);
};

/** An unknown address gets a challenge that has the shape, the cost and the repeatability of a real one. It never succeeds. */
const startSrp = (pool: Pool, parameters: Record<string, string>) => {
  const name = parameter(parameters, 'USERNAME');
  const clientKey = readClientKey(parameter(parameters, 'SRP_A'));
  if (clientKey === undefined) throw invalidParameter('Invalid SRP_A');
  const user = findUser(pool, name);
  const decoy = decoyOf(pool, name);
  const userId = user?.id ?? decoy.id;
  requireNotLocked(pool, userId);
  const verifier = user?.credential?.verifier ?? pool.decoyVerifier;
  const serverKey = createServerKey(verifier);
  const secretBlock = randomBytes(256).toString('base64');
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: pool.challenges.open({
      kind: 'PASSWORD_VERIFIER',
      userId,
      verifier,
      clientKey,
      serverKey,
      secretBlock,
    }),
    ChallengeParameters: {
      SALT: user?.credential?.salt ?? decoy.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: serverKey.publicKey.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
};

/** A challenge is answered once, right or wrong: each guess costs a whole round. */
const verifyPassword = (pool: Pool, session: string, responses: Record<string, string>) => {
  const challenge = pool.challenges.read(session, 'PASSWORD_VERIFIER');
  const timestamp = parameter(responses, 'TIMESTAMP');
  const signature = parameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  pool.challenges.close(session);
  requireNotLocked(pool, challenge.userId);
  const { userId, verifier, clientKey, serverKey, secretBlock } = challenge;
  const proof = { poolName: pool.name, userId, secretBlock, timestamp, signature };
  const proven = provesPassword(clientKey, serverKey, verifier, proof);
  const user = pool.state.users.get(userId);
  if (!proven || user?.credential?.verifier !== verifier) {
    recordFailure(pool, userId);
    throw wrongCredentials();
  }
  return admit(pool, user);
};

const requireUsable = (user: User): void => {
  if (!user.enabled) throw userIsDisabled();
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
};

/** After the custom challenges of an app client. Who must change the password has to sign in with it first. */
const admittingTo = (pool: Pool, clientId: string) => (user: User) => {
  requireUsable(user);
  if (user.status !== 'CONFIRMED') throw wrongCredentials();
  return signedIn(startSession(pool, user, clientId));
};

/** Reveals the problem of an account only to callers who know its password. */
const admit = (pool: Pool, user: User) => {
  requireUsable(user);
  if (user.status === 'CONFIRMED') return afterPassword(pool, user);
  forgetFailures(pool, user.id);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: pool.challenges.open({ kind: 'NEW_PASSWORD_REQUIRED', userId: user.id }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
};

/** A password that the policy refuses leaves the challenge open, so that the user can try another one. */
const replaceTemporaryPassword = (pool: Pool, session: string, responses: Record<string, string>) => {
  const { userId } = pool.challenges.read(session, 'NEW_PASSWORD_REQUIRED');
  const user = pool.state.users.get(userId);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw wrongCredentials();
  if (!user.enabled) throw userIsDisabled();
  const attributes = attributesIn(responses);
  requireClientMayWrite(pool, attributes);
  const password = parameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(pool.options.passwordPolicy, password);
  updateAttributes(pool, user, attributes);
  setPassword(pool, user, password);
  user.status = 'CONFIRMED';
  pool.challenges.close(session);
  return afterPassword(pool, user);
};

/** The right password alone does not forget failures: it would give new tries for the code. */
const afterPassword = (pool: Pool, user: User) => {
  if (!isAskedForCode(user)) {
    forgetFailures(pool, user.id);
    return signedIn(startSession(pool, user));
  }
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.challenges.open({ kind: 'SOFTWARE_TOKEN_MFA', userId: user.id }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.id },
  };
};

/** A wrong code leaves the challenge open, so that the user can type it again, and counts like a wrong password. */
const verifyTokenCode = (pool: Pool, session: string, responses: Record<string, string>) => {
  const { userId } = pool.challenges.read(session, 'SOFTWARE_TOKEN_MFA');
  const user = pool.state.users.get(userId);
  if (user === undefined) throw wrongCredentials();
  requireUsable(user);
  requireNotLocked(pool, userId);
  const code = parameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  try {
    redeemTokenCode(user, code);
  } catch (error) {
    recordFailure(pool, userId);
    throw error;
  }
  pool.challenges.close(session);
  forgetFailures(pool, userId);
  return signedIn(startSession(pool, user));
};

const attributesIn = (responses: Record<string, string>): Record<string, string> => {
  const prefix = 'userAttributes.';
  const given = Object.entries(responses).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value]));
};

const signedIn = (tokens: { accessToken: string; idToken: string; refreshToken?: string }) => {
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: tokens.accessToken,
      IdToken: tokens.idToken,
      ...(tokens.refreshToken && { RefreshToken: tokens.refreshToken }),
      ExpiresIn: TOKEN_LIFETIME_S,
      TokenType: 'Bearer',
    },
  };
};
