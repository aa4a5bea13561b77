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
}

/** API Gateway writes a token's list as `a,b` for a REST API and as `[a b]` for an HTTP API. No name has a space. */
const groupsIn = (claim = ''): string[] =>
  (/^\[.*\]$/.test(claim) ? claim.slice(1, -1).split(' ') : claim.split(',')).filter((name) => name !== '');

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
  };
};
