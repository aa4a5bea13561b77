/**
 * The server's side of Secure Remote Password (SRP-6a) in Cognito's dialect: the 3072-bit group of
 * RFC 3526, SHA-256, integers hashed as Java's BigInteger writes them, and HKDF down to 16 bytes.
 *
 * Exponents have 256 bits, twice the group's security level, so three BigInt powers (about 3 ms each)
 * are a whole sign-in. crypto.createDiffieHellman would take 0.5 ms for each, but on Node 24 building it
 * tests the prime for 1.2 s (measured), which no laptop sign-in ever earns back.
 */
import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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

const prime = fromBytes(getDiffieHellman('modp15').getPrime());
const generator = 2n;
const multiplier = hashOf(signedBytes(prime), signedBytes(generator));
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

export const createCredential = (poolName: string, userId: string, password: string): Credential => {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, verifier: verifierOf(salt, poolName, userId, password) };
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

/** The client's A, or undefined for a value that no honest client sends (A ≡ 0 would fix the key). */
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

/**
 * For each hexadecimal digit of an exponent, counted from the last: the generator's powers for its sixteen values. The same
 * for every password, so that a power of the generator is one multiplication a digit.
 */
const powersByDigit: bigint[][] = [];

const powersOf = (base: bigint): bigint[] => {
  const powers = [1n];
  for (let last = 1n; powers.length < 16; powers.push(last)) last = (last * base) % prime;
  return powers;
};

const baseOfDigit = (place: number): bigint => {
  const before = powersByDigit[place - 1];
  return before === undefined ? generator : ((before[15] as bigint) * (before[1] as bigint)) % prime;
};

const powersOfDigit = (place: number): bigint[] => {
  const powers = powersByDigit[place] ?? powersOf(baseOfDigit(place));
  powersByDigit[place] = powers;
  return powers;
};

const powerOfGenerator = (exponent: bigint): bigint => {
  let result = 1n;
  for (let place = 0, rest = exponent; rest > 0n; place++, rest >>= 4n)
    result = (result * (powersOfDigit(place)[Number(rest & 15n)] as bigint)) % prime;
  return result;
};

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
};
