import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { now, secondsFrom } from '../platform/clock';
import { absent, any, below, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** Held while a user waits for a model. */
const waits = entity({
  name: 'ModelWait',
  schema: z.object({ holder: z.string(), until: z.string() }),
  key: ({ user_id, feature }: { user_id: string; feature: string }) => ({
    pk: userPartition(user_id),
    sk: `WAIT#${feature}`,
  }),
  retention: { days: 1 },
  onDeletion: 'delete',
});

/** Longer than the timeout of any function that holds the lease: a crashed holder blocks the user no longer than this. */
const seconds = 120;

/** Takes the user's one lease and returns its holder id; undefined while another call holds it. */
export const holdWait = async (user_id: string, feature: string): Promise<string | undefined> => {
  const holder = randomUUID();
  const until = secondsFrom(now(), seconds).toISOString();
  const isFree = any(absent('until'), below('until', now().toISOString()));
  const isOurs = await waits.update({ user_id, feature }, { set: { holder, until } }, isFree);
  return isOurs ? holder : undefined;
};

/**
 * Runs work that waits for a model, one piece at a time per user and feature, so that a user occupies at most one function per
 * feature. A simultaneous second call throws `busy` immediately.
 */
export const alone = async <T>(
  user_id: string,
  feature: string,
  busy: () => Error,
  work: () => Promise<T>,
): Promise<T> => {
  const holder = await holdWait(user_id, feature);
  if (holder === undefined) throw busy();
  try {
    return await work();
  } finally {
    await waits.update({ user_id, feature }, { remove: ['holder', 'until'] }, equal('holder', holder));
  }
};
