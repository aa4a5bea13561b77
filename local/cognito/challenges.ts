import { randomBytes } from 'node:crypto';
import { notAuthorized } from './errors';
import type { ServerKey } from './srp';

interface PasswordVerifierChallenge {
  kind: 'PASSWORD_VERIFIER';
  userId: string;
  verifier: string;
  clientKey: bigint;
  serverKey: ServerKey;
  secretBlock: string;
}

interface NewPasswordChallenge {
  kind: 'NEW_PASSWORD_REQUIRED';
  userId: string;
}

interface SoftwareTokenChallenge {
  kind: 'SOFTWARE_TOKEN_MFA';
  userId: string;
}

/** An answered challenge, as the triggers see it. */
export interface Round {
  readonly challengeName: 'CUSTOM_CHALLENGE';
  readonly challengeResult: boolean;
  readonly challengeMetadata?: string | undefined;
}

interface CustomChallenge {
  kind: 'CUSTOM_CHALLENGE';
  userId: string;
  rounds: readonly Round[];
  /** What `CreateAuthChallenge` keeps from the client. */
  expected: Record<string, string>;
  metadata: string | undefined;
}

type Challenge = PasswordVerifierChallenge | NewPasswordChallenge | SoftwareTokenChallenge | CustomChallenge;

export interface Challenges {
  open(challenge: Challenge): string;
  read<K extends Challenge['kind']>(session: string, kind: K): Extract<Challenge, { kind: K }>;
  close(session: string): void;
}

const LIFETIME_MS = 3 * 60_000;
const MOST_OPEN = 10_000;

/**
 * Sign-ins in progress. They expire after three minutes and are kept in memory only: after a restart, users enter the password
 * again. Their number is limited and the oldest are dropped, so that abandoned sign-ins cannot fill the memory.
 */
export const createChallenges = (): Challenges => {
  const waiting = new Map<string, { challenge: Challenge; expiresAt: number }>();

  return {
    open(challenge) {
      const session = randomBytes(64).toString('base64url');
      waiting.set(session, { challenge, expiresAt: Date.now() + LIFETIME_MS });
      for (const [oldest, { expiresAt }] of waiting) {
        if (expiresAt > Date.now() && waiting.size <= MOST_OPEN) break;
        waiting.delete(oldest);
      }
      return session;
    },
    read<K extends Challenge['kind']>(session: string, kind: K) {
      const entry = waiting.get(session);
      if (!entry || entry.challenge.kind !== kind) throw notAuthorized('Invalid session for the user.');
      if (entry.expiresAt <= Date.now())
        throw notAuthorized('Invalid session for the user, session is expired.');
      return entry.challenge as Extract<Challenge, { kind: K }>;
    },
    close(session) {
      waiting.delete(session);
    },
  };
};
