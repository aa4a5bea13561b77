import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ about: z.string(), asker: z.string(), id: z.string() });
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendExport = (job: Job): Promise<void> => sendJob('exportsWorker', job);
