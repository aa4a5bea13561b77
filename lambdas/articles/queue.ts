import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

/** An order of the next article of a child, whose budget paid for it. */
const Job = z.object({ user_id: z.string() });
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendOrder = (job: Job): Promise<void> => sendJob('ARTICLES_WORKER_QUEUE_URL', job);
