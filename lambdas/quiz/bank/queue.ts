import * as z from 'zod/mini';
import { payerOf, refundAiWork } from '../../accounts/ai-budget';
import { sendJob } from '../../platform/queue/send';

/** An order of questions on a chapter; `user_id` is the child whose budget paid for it. `order` is the same when it is repeated. */
const Job = z.object({
  book_id: z.string(),
  chapter: z.int(),
  user_id: z.string(),
  order: z.optional(z.string()),
  /** The day whose budget has paid. */
  day: z.optional(z.string()),
});
export type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

/** Returns the unit that the child has paid for the order, once, although its job may come twice. */
export const refundOrder = async ({ book_id, chapter, user_id, order, day }: Job): Promise<void> =>
  refundAiWork(await payerOf(user_id), 'banks', {
    day,
    order: order && [book_id, chapter, order].join('#'),
  });

export const sendOrder = (job: Job): Promise<void> => sendJob('quizWorker', job);
