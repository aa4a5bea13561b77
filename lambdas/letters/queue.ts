import * as z from 'zod/mini';
import { sendJobs } from '../platform/queue/send';

/** `day`: the local day that names the letter. */
const Job = z.object({ id: z.string(), day: z.string() });
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendLetters = (jobs: readonly Job[], delayOf: (index: number) => number): Promise<void> =>
  sendJobs('lettersWorker', jobs, delayOf);
