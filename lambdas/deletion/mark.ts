import { keyedHash } from '../platform/keyed-hash';

/** Long enough to tell the persons of a year apart. */
const length = 12;

/**
 * What stands for a deleted person in records of others: whoever has the stage's key and the id can compute it, and nobody can
 * compute the id.
 */
export const markOf = (userId: string): string => `deleted-${keyedHash(userId).slice(0, length)}`;
