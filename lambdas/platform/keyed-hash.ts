import { createHmac } from 'node:crypto';
import { setting } from './config';

/**
 * A hash with the stage's key, as 43 characters. Whoever has the key recognizes an id or an address by it; without the key nobody
 * finds one by trying.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', setting('HASH_KEY')).update(text).digest('base64url');
