import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

/** An order for a child's next article, paid from its budget of this day. */
const Job = z.object({ user_id: z.string(), day: z.optional(z.string()) });
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendOrder = (job: Job): Promise<void> => sendJob('articlesWorker', job);
