import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes, by default 256 bits for a link, as 43 characters. Only their hash is stored. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether the secret has this hash, compared in constant time. */
export const isSecretOf = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
