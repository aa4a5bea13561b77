import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

export type SigningJwk = { kty: 'RSA'; kid: string; alg: 'RS256'; use: 'sig'; n: string; e: string };

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: SigningJwk;
}

/** The key id is derived from the key, so that verifiers with a cached key of an older pool notice the change. */
export const signingKey = (pem: string): SigningKey => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  if (!n || !e) throw new Error('The signing key is not an RSA key');
  const kid = createHash('sha256').update(n).digest('base64url');
  return { privateKey, publicKey, jwk: { kty: 'RSA', kid, alg: 'RS256', use: 'sig', n, e } };
};

export const signJwt = (key: SigningKey, claims: object): string => {
  const content = `${encode({ kid: key.jwk.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key.privateKey).toString('base64url')}`;
};

/** The claims of a token that was signed with this key, or undefined. The caller checks the expiry. */
export const readJwt = (key: SigningKey, token: string): Record<string, unknown> | undefined => {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length) return undefined;
  const content = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', content, key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
};

const encode = (value: object): string => {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
};
