import { type Challenges, createChallenges } from './challenges';
import { CognitoError } from './errors';
import { type Input, text } from './input';
import { type SigningKey, signingKey } from './jwt';
import type { CognitoOptions } from './options';
import { createCredential } from './srp';
import type { State } from './state';
import { openState } from './state-file';

/** The state and services that every operation uses. */
export interface Pool {
  options: CognitoOptions;
  /** The part of the pool id after the underscore. SRP hashes this part only. */
  name: string;
  issuer: string;
  state: State;
  key: SigningKey;
  challenges: Challenges;
  /** The verifier for accounts that do not exist. */
  decoyVerifier: string;
  save(): void;
}

export const openPool = (options: CognitoOptions): Pool => {
  const { state, save } = openState(options.file);
  const name = options.poolId.split('_')[1];
  if (!name) throw new Error(`A user pool id reads <region>_<name>, not "${options.poolId}"`);
  return {
    options,
    name,
    issuer: `https://cognito-idp.${options.region}.amazonaws.com/${options.poolId}`,
    state,
    key: signingKey(state.signingKey),
    challenges: createChallenges(),
    decoyVerifier: createCredential(name, '', state.decoySecret).verifier,
    save,
  };
};

export const requireClient = (pool: Pool, input: Input): void => {
  const id = text(input, 'ClientId');
  if (id === pool.options.clientId) return;
  throw unknownClient(id);
};

/** The same for calls that the client for custom challenges may make too. Returns the client. */
export const requireAnyClient = (pool: Pool, input: Input): string => {
  const id = text(input, 'ClientId');
  if (id === pool.options.clientId || id === pool.options.customClient?.id) return id;
  throw unknownClient(id);
};

const unknownClient = (id: string) =>
  new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);

export const requirePool = (pool: Pool, input: Input): void => {
  const id = text(input, 'UserPoolId');
  if (id === pool.options.poolId) return;
  throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
};
