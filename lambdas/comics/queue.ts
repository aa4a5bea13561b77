import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.discriminatedUnion('work', [
  z.object({ work: z.literal('draw'), user_id: z.string(), day: z.string(), id: z.string() }),
  /** Gives the pictures that others may have seen new names. */
  z.object({ work: z.literal('move'), user_id: z.string() }),
]);
export type ComicJob = z.infer<typeof Job>;
export type DrawJob = Extract<ComicJob, { work: 'draw' }>;

export const readJob = (body: string): ComicJob => Job.parse(JSON.parse(body));

export const sendComicJob = (job: ComicJob): Promise<void> => sendJob('comicsWorker', job);
