import * as z from 'zod/mini';
import { sendJob } from '../../platform/queue/send';

/** An order of questions on a chapter; `user_id` is the child whose budget paid for it. `order` is the same when it is repeated. */
const Job = z.object({
  book_id: z.string(),
  chapter: z.int(),
  user_id: z.string(),
  order: z.optional(z.string()),
});
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendOrder = (job: Job): Promise<void> => sendJob('quizWorker', job);
