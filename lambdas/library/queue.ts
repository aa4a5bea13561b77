import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ id: z.string(), work: z.enum(['read', 'remove']) });
export type LibraryJob = z.infer<typeof Job>;

export const readJob = (body: string): LibraryJob => Job.parse(JSON.parse(body));

export const sendLibraryJob = (job: LibraryJob): Promise<void> => sendJob('LIBRARY_WORKER_QUEUE_URL', job);
