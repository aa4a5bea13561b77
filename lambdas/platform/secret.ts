import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a link, as 43 characters. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether the secret has this hash, compared in constant time. */
export const isSecretOf = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
