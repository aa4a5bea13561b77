/**
 * The server's side of Secure Remote Password (SRP-6a) in Cognito's dialect: the 3072-bit group of RFC 3526, SHA-256, integers
 * hashed in the encoding of Java's BigInteger, and HKDF down to 16 bytes.
 */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { generator, power, powerOfGenerator, prime } from './srp-group';

const fromHex = (hex: string): bigint => {
  return BigInt(`0x${hex}`);
};

const fromBytes = (bytes: Buffer): bigint => {
  return fromHex(bytes.toString('hex'));
};

/** Two's complement: a leading zero byte keeps a number with its top bit set positive. */
const signedBytes = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};

const hashOf = (...parts: Buffer[]): bigint => {
  return fromBytes(createHash('sha256').update(Buffer.concat(parts)).digest());
};

const multiplier = hashOf(signedBytes(prime), signedBytes(generator));
/** Twice the security level of the group. */
const EXPONENT_BYTES = 32;
const SALT_BYTES = 16;

export interface Credential {
  salt: string;
  verifier: string;
}

/** The server's secrets between sending B and receiving the proof. */
export interface ServerKey {
  secret: bigint;
  publicKey: bigint;
}

export interface Proof {
  poolName: string;
  userId: string;
  secretBlock: string;
  timestamp: string;
  signature: string;
}

/**
 * The verifier is computed when it is first read: at once in a pool that is saved to a file, at the first sign-in by password in
 * one that is not. Most users of tests never sign in by password.
 */
export const createCredential = (poolName: string, userId: string, password: string): Credential => {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  let verifier: string | undefined;
  return {
    salt,
    get verifier() {
      verifier ??= verifierOf(salt, poolName, userId, password);
      return verifier;
    },
  };
};

export const passwordMatches = (
  credential: Credential,
  poolName: string,
  userId: string,
  password: string,
) => {
  return verifierOf(credential.salt, poolName, userId, password) === credential.verifier;
};

export const createServerKey = (verifier: string): ServerKey => {
  const secret = fromBytes(randomBytes(EXPONENT_BYTES));
  return { secret, publicKey: (multiplier * fromHex(verifier) + powerOfGenerator(secret)) % prime };
};

/** The client's A. Undefined for a value that an honest client never sends (A ≡ 0 would fix the key). */
export const readClientKey = (hex: string): bigint | undefined => {
  if (!/^[0-9a-f]{1,768}$/i.test(hex)) return undefined;
  const key = fromHex(hex);
  return key % prime === 0n ? undefined : key;
};

/** Whether the client knows the password behind `verifier`, compared in constant time. */
export const provesPassword = (
  clientKey: bigint,
  server: ServerKey,
  verifier: string,
  proof: Proof,
): boolean => {
  const scrambler = hashOf(signedBytes(clientKey), signedBytes(server.publicKey));
  const shared = power(clientKey * power(fromHex(verifier), scrambler), server.secret);
  const key = hkdfSync('sha256', signedBytes(shared), signedBytes(scrambler), 'Caldera Derived Key', 16);
  const expected = createHmac('sha256', Buffer.from(key))
    .update(proof.poolName)
    .update(proof.userId)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const verifierOf = (salt: string, poolName: string, userId: string, password: string): string => {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  return powerOfGenerator(hashOf(signedBytes(fromHex(salt)), identity)).toString(16);
};
