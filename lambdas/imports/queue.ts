import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ id: z.string(), work: z.enum(['read', 'remove']) });
export type ImportJob = z.infer<typeof Job>;

export const readJob = (body: string): ImportJob => Job.parse(JSON.parse(body));

export const sendImportJob = (job: ImportJob): Promise<void> => sendJob('importsWorker', job);
