import { isMadeUp } from '../../../contract/rules/made-up-address';
import { personOf } from '../../../contract/rules/person';
import { ApiError } from '../api-error';

/** The signed-in user, from the claims of the ID token. */
export interface Account {
  /** The person's id: every record has this one. */
  readonly id: string;
  /** The `sub` of the pool's user: for questions to the pool only. */
  readonly poolUser: string;
  /** The verified e-mail address in lower case; undefined while it is unverified. A made-up one needs no proof. */
  readonly email: string | undefined;
  readonly groups: readonly string[];
  /** When the session began, in seconds since 1970: a refreshed token has the time of the sign-in. */
  readonly signedInAt: number;
}

/**
 * A REST API writes a token's groups as `a,b`, and the name of a single group may be `a,b` too. Nobody needs two groups, so that a
 * comma is part of a name, and no name stands for another group.
 */
const groupsIn = (claim = ''): string[] => (claim === '' || claim.includes(',') ? [] : [claim]);

/** An access token is refused: it has neither the person nor the address. */
export const accountOf = (claims: Readonly<Record<string, string>> | undefined): Account => {
  const sub = claims?.sub;
  if (sub === undefined || claims?.token_use !== 'id') throw new ApiError('unauthenticated');
  const email = claims.email?.toLowerCase();
  return {
    id: personOf({ ...claims, sub }),
    poolUser: sub,
    email: claims.email_verified === 'true' || isMadeUp(email ?? '') ? email : undefined,
    groups: groupsIn(claims['cognito:groups']),
    signedInAt: Number(claims.auth_time),
  };
};
