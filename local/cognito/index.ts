/**
 * The laptop's Amazon Cognito user pool: one pool with an app client that allows SRP only, and
 * one that allows custom challenges only. Amplify, the AWS SDK and
 * aws-jwt-verify use it like the real one.
 *
 * The process that opened a state file owns it. A command line that needs tokens asks the running server instead of opening the
 * file a second time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './http';
import type { SigningJwk } from './jwt';
import type { CognitoOptions } from './options';
import { openPool } from './pool';
import { startSession } from './sessions';
import { giveSoftwareToken, shownCode } from './software-token';
import { findUser } from './users';

export type { CognitoOptions, Mail } from './options';

export interface Cognito {
  /** Answers one request at any path. Never rejects. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** The public keys for verifiers: `verifier.cacheJwks(cognito.jwks)`. */
  jwks: { keys: SigningJwk[] };
  /** Signs a user in without a password. Throws for a user who could not sign in with one. */
  issueTokens(email: string): { idToken: string; accessToken: string; refreshToken: string };
  /** Gives a user a second factor, as an authenticator app does. */
  enrol(email: string): void;
  /** The codes that the authenticator apps of all users show, by address. */
  codes(): { readonly email: string; readonly code: string }[];
}

export const openCognito = (options: CognitoOptions): Cognito => {
  const pool = openPool(options);
  return {
    handle: (req, res) => serve(pool, req, res),
    jwks: { keys: [pool.key.jwk] },
    issueTokens(email) {
      const user = findUser(pool, email);
      if (!user) throw new Error(`No account has the address ${email}`);
      if (!user.enabled) throw new Error(`The account ${email} is disabled`);
      if (user.status !== 'CONFIRMED') throw new Error(`${email} has not registered yet (${user.status})`);
      const tokens = startSession(pool, user);
      pool.save();
      return tokens;
    },
    enrol(email) {
      const user = findUser(pool, email);
      if (!user) throw new Error(`No account has the address ${email}`);
      giveSoftwareToken(user);
      pool.save();
    },
    codes: () =>
      [...pool.state.users.values()].flatMap((user) => {
        const code = shownCode(user);
        return code === undefined ? [] : [{ email: user.attributes.email ?? user.id, code }];
      }),
  };
};
