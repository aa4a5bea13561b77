import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Credential } from './srp';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export interface User {
  /** The `sub`, which is also the username, as in every pool with sign-in by e-mail. */
  id: string;
  attributes: Record<string, string>;
  /** Salt and SRP verifier; the password itself is never stored. Absent: every password is wrong. */
  credential?: Credential;
  status: UserStatus;
  enabled: boolean;
  /** Of an authenticator app, verified by a code. */
  softwareToken?: SoftwareToken;
  /** Of an authenticator app that has not shown a code yet. */
  proposedSecret?: string;
  groups: string[];
  createdAt: number;
  modifiedAt: number;
}

interface SoftwareToken {
  secret: string;
  /** The half minute of the last code that was used. */
  usedStep: number;
  /** Whether a sign-in demands a code. */
  active: boolean;
}

/** One sign-in and all tokens refreshed from it. Its key in the state is the tokens' `origin_jti`. */
export interface Session {
  userId: string;
  /** The app client. Absent: the site's. */
  clientId?: string;
  /** SHA-256 of the secret half of the refresh token. */
  secretHash: string;
  authenticatedAt: number;
  expiresAt: number;
  revoked: boolean;
}

/** The codes mailed to one account for one purpose. */
export interface MailedCode {
  /** Empty once used. */
  code: string;
  expiresAt: number;
  wrongTries: number;
  /** The times of the code requests in the past hour. */
  issuedAt: number[];
}

export interface Failures {
  count: number;
  lockedUntil: number;
}

/**
 * All state that must survive a restart. Codes and failures are also stored for unknown addresses, under the decoy id of the
 * address, so that limits do not reveal whether an account exists.
 */
export interface State {
  signingKey: string;
  decoySecret: string;
  users: Map<string, User>;
  sessions: Map<string, Session>;
  codes: Map<string, MailedCode>;
  failures: Map<string, Failures>;
}

const VERSION = 1;

const newSigningKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

let keyOfProcess: string | undefined;

/** Pools without a file share a key, because generating one takes a quarter of a second. */
export const temporaryState = (): State => {
  keyOfProcess ??= newSigningKey();
  return emptyState(keyOfProcess);
};

export const emptyState = (signingKey = newSigningKey()): State => {
  return {
    signingKey,
    decoySecret: randomBytes(32).toString('hex'),
    users: new Map(),
    sessions: new Map(),
    codes: new Map(),
    failures: new Map(),
  };
};

export const serialize = (state: State): string => {
  return JSON.stringify({ version: VERSION, ...state }, (_key, value) =>
    value instanceof Map ? [...value] : value,
  );
};

/** Throws for a file of another version: a failed start is better than an empty pool that hides old data. */
export const deserialize = (json: string): State => {
  const { version, ...stored } = JSON.parse(json);
  if (version !== VERSION) throw new Error(`its version is ${version}, not ${VERSION}`);
  return {
    ...stored,
    users: new Map(stored.users),
    sessions: new Map(stored.sessions),
    codes: new Map(stored.codes),
    failures: new Map(stored.failures),
  };
};
