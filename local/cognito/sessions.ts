import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notAuthorized, userIsDisabled, userNotFound } from './errors';
import { readJwt } from './jwt';
import type { Pool } from './pool';
import type { Session, User } from './state';
import { signTokens, TOKEN_LIFETIME_S } from './tokens';

const REFRESH_LIFETIME_MS = 30 * 24 * 3_600_000;

const lifetimeOf = ({ options: { customClient } }: Pool, clientId: string): number =>
  clientId === customClient?.id && customClient.refreshMinutes !== undefined
    ? customClient.refreshMinutes * 60_000
    : REFRESH_LIFETIME_MS;

export const startSession = (pool: Pool, user: User, clientId = pool.options.clientId) => {
  const originId = randomUUID();
  const secret = randomBytes(48).toString('base64url');
  const now = Date.now();
  const session: Session = {
    userId: user.id,
    clientId,
    secretHash: digest(secret).toString('base64url'),
    authenticatedAt: pool.options.now?.().getTime() ?? now,
    expiresAt: now + lifetimeOf(pool, clientId),
    revoked: false,
  };
  pool.state.sessions.set(originId, session);
  return { ...signTokens(pool, user, originId, session), refreshToken: `${originId}.${secret}` };
};

/** New tokens for a refresh token of the same app client. Disabled and deleted users get none, even with a valid token. */
export const refreshSession = (pool: Pool, refreshToken: string, clientId: string) => {
  const found = findByRefreshToken(pool, refreshToken);
  if (!found || (found.session.clientId ?? pool.options.clientId) !== clientId)
    throw notAuthorized('Invalid Refresh Token');
  const user = pool.state.users.get(found.session.userId);
  if (!user) throw notAuthorized('Refresh Token has been revoked');
  if (!user.enabled) throw userIsDisabled();
  if (found.session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (found.session.expiresAt <= Date.now()) throw notAuthorized('Refresh Token has expired');
  return signTokens(pool, user, found.originId, found.session);
};

/** The user of an access token. Throws if the token has expired or was revoked, or if its user is disabled. */
export const authenticate = (pool: Pool, accessToken: string): User => {
  const claims = readJwt(pool.key, accessToken);
  if (claims?.token_use !== 'access' || claims.iss !== pool.issuer)
    throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) * 1000 <= Date.now()) throw notAuthorized('Access Token has expired');
  const user = pool.state.users.get(String(claims.sub));
  if (!user) throw userNotFound();
  if (!user.enabled) throw userIsDisabled();
  const session = pool.state.sessions.get(String(claims.origin_jti));
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked');
  return user;
};

export const revokeRefreshToken = (pool: Pool, refreshToken: string): void => {
  const found = findByRefreshToken(pool, refreshToken);
  if (found) revoke(found.session);
};

export const revokeAllSessions = (pool: Pool, user: User): void => {
  for (const session of pool.state.sessions.values()) {
    if (session.userId === user.id) revoke(session);
  }
};

/** A revoked session is remembered while its access tokens could still be presented. */
const revoke = (session: Session): void => {
  session.revoked = true;
  session.expiresAt = Math.min(session.expiresAt, Date.now() + TOKEN_LIFETIME_S * 1000);
};

const findByRefreshToken = (pool: Pool, refreshToken: string) => {
  const [originId = '', secret = ''] = refreshToken.split('.');
  const session = pool.state.sessions.get(originId);
  if (!session) return undefined;
  const same = timingSafeEqual(digest(secret), Buffer.from(session.secretHash, 'base64url'));
  return same ? { originId, session } : undefined;
};

const digest = (secret: string): Buffer => {
  return createHash('sha256').update(secret).digest();
};
