import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';

interface Attempt {
  readonly ClientId: string;
  readonly secret: string;
  readonly username: string;
}

const number = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const N = number(getDiffieHellman('modp15').getPrime());
const sha = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const bytes = (n: bigint) => {
  const hex = n.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(even < '8' ? even : `00${even}`, 'hex');
};
const power = (base: bigint, e: bigint): bigint =>
  e === 0n ? 1n : (power((base * base) % N, e >> 1n) * (e & 1n ? base : 1n)) % N;

/** Signs in like a browser, by SRP. Follows Amplify's client, independently of the server's implementation. */
export const signInBySrp = async (aws: CognitoIdentityProvider, { ClientId, secret, username }: Attempt) => {
  const client = { ClientId };
  const a = number(randomBytes(32));
  const A = power(2n, a);
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  const challenge = await aws.initiateAuth({ ...client, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  const { SALT, SRP_B, SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = challenge.ChallengeParameters ?? {};
  const B = BigInt(`0x${SRP_B}`);
  const u = number(sha(bytes(A), bytes(B)));
  const x = number(sha(bytes(BigInt(`0x${SALT}`)), sha(Buffer.from(`Test${USER_ID_FOR_SRP}:${secret}`))));
  const k = number(sha(bytes(N), bytes(2n)));
  const S = power((B + k * (N - power(2n, x))) % N, a + u * x);
  const key = Buffer.from(hkdfSync('sha256', bytes(S), bytes(u), 'Caldera Derived Key', 16));
  const hmac = createHmac('sha256', key).update(`Test${USER_ID_FOR_SRP}`).update(SECRET_BLOCK, 'base64');
  const PASSWORD_CLAIM_SIGNATURE = hmac.update('any time').digest('base64');
  const ChallengeResponses = { USERNAME: USER_ID_FOR_SRP, TIMESTAMP: 'any time', PASSWORD_CLAIM_SIGNATURE };
  const { ChallengeName, Session } = challenge;
  return aws.respondToAuthChallenge({ ...client, ChallengeName, Session, ChallengeResponses });
};
