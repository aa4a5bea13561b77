import * as z from 'zod/mini';
import { sendJobs as sendAll } from '../platform/queue/send';
import { shards } from '../platform/table/partition';

const Week = z.string().check(z.regex(/^\d{4}-W\d{2}$/));
const Shard = z.int().check(z.minimum(0), z.maximum(shards - 1));

/** A week and the run that settles it: runs are identified by the time they began. */
const OfWeek = { week: Week, run: z.string().check(z.maxLength(40)) };

/**
 * The stages of a settlement. For a week: each shard counts its scores, then the cutoffs are computed; each shard lists the
 * students on a cutoff, then the ties are ranked; then each shard pays. Every stage is idempotent.
 */
export const Job = z.discriminatedUnion('step', [
  // `from` is an earlier day, if the job settles several days up to `day`.
  z.object({ step: z.literal('streaks'), from: z.optional(z.string()), day: z.string(), shard: Shard }),
  z.object({ step: z.literal('count'), ...OfWeek, shard: Shard }),
  z.object({ step: z.literal('cut'), ...OfWeek }),
  z.object({ step: z.literal('ties'), ...OfWeek, shard: Shard }),
  z.object({ step: z.literal('rank'), ...OfWeek }),
  z.object({ step: z.literal('pay'), ...OfWeek, shard: Shard }),
]);
export type Job = z.infer<typeof Job>;

/** Throws unless the queue accepted every job. */
export const sendJobs = (jobs: readonly Job[]): Promise<void> => sendAll('settlementWorker', jobs);

/** One job for each shard of the roster. */
export const forEachShard = <J extends Job>(make: (shard: number) => J): J[] =>
  Array.from({ length: shards }, (_, shard) => make(shard));
