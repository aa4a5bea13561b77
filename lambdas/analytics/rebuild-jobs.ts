import * as z from 'zod/mini';
import { idsOfStudents } from '../accounts/students';
import { log } from '../platform/log';
import { sendJobs } from '../platform/queue/send';
import { workOff } from '../platform/queue/work-off';
import { shards } from '../platform/table/partition';
import { rebuildDays } from './rebuild';

/** Rebuilds the days of these children, of all children of a shard, or of all children. */
const Job = z.union([
  z.object({ user_ids: z.array(z.string()) }),
  z.object({ shard: z.int() }),
  z.object({ everybody: z.literal(true) }),
]);
type Job = z.infer<typeof Job>;

const pass = (jobs: readonly Job[]) => sendJobs('analyticsWorker', jobs);

/** The number of children whose days are rebuilt within the timeout. */
const batch = 50;

const carryOut = async (job: Job): Promise<void> => {
  if ('everybody' in job) return pass(Array.from({ length: shards }, (_, shard) => ({ shard })));
  if ('shard' in job) {
    const ids = await idsOfStudents(job.shard);
    const from = Array.from({ length: Math.ceil(ids.length / batch) }, (_, i) => i * batch);
    return pass(from.map((at) => ({ user_ids: ids.slice(at, at + batch) })));
  }
  for (const id of job.user_ids) log.info('days rebuilt', { days: await rebuildDays(id) });
};

/** An operator sends the first job: docs/operations.md. Repeating a job changes nothing. */
export const workOnRebuilds = workOff({
  read: (body) => Job.parse(JSON.parse(body)),
  work: carryOut,
  failure: 'days not rebuilt',
});
