import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { skeletonOf } from './skeleton';

/** Holds a name so that nobody else can take it: written in the same transaction as the user. */
const nameLock = (name: string, keyOf: (value: string) => string) =>
  entity({
    name,
    schema: z.object({ value: z.string(), user_id: z.string() }),
    key: ({ value }: { value: string }) => ({ pk: keyOf(value), sk: 'LOCK' }),
    retention: 'account',
  });

/** Compared without case and in one Unicode form: "Ada" and "ADA" are the same reader to a child. */
export const folded = (value: string) => value.normalize('NFKC').toLowerCase();

export const usernameLocks = nameLock('UsernameLock', (value) => `USERNAME#${folded(value)}`);
/** Names that look alike are the same to whoever reads them. Held since there are skeletons: an older name has none of these. */
export const lookLocks = nameLock('LookLock', (value) => `LOOKS#${skeletonOf(value)}`);
export const emailLocks = nameLock('EmailLock', (value) => `EMAIL#${folded(value)}`);
