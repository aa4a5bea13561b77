import { randomUUID } from 'node:crypto';
import { readableBy } from './attributes';
import { signJwt } from './jwt';
import type { Pool } from './pool';
import type { Session, User } from './state';

export const TOKEN_LIFETIME_S = 3600;

/** The access and ID tokens of a session, with the claims and the form of issuer of the real service. */
export const signTokens = (pool: Pool, user: User, originId: string, session: Session) => {
  const now = Math.floor(Date.now() / 1000);
  const shared = {
    sub: user.id,
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
    iss: pool.issuer,
    origin_jti: originId,
    event_id: randomUUID(),
    auth_time: Math.floor(session.authenticatedAt / 1000),
    iat: now,
    exp: now + TOKEN_LIFETIME_S,
  };
  const { clientId = pool.options.clientId } = session;
  const isReadable = readableBy(pool);
  const readable = Object.entries(user.attributes).filter(([name]) => isReadable(name));
  return {
    accessToken: signJwt(pool.key, {
      ...shared,
      jti: randomUUID(),
      token_use: 'access',
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.id,
    }),
    idToken: signJwt(pool.key, {
      ...Object.fromEntries(readable),
      ...(isReadable('email_verified') && { email_verified: user.attributes.email_verified === 'true' }),
      ...shared,
      jti: randomUUID(),
      token_use: 'id',
      aud: clientId,
      'cognito:username': user.id,
    }),
  };
};
