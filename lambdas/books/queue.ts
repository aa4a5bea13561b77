import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

/** Whose budget of which day pays for a book, and by which order. */
const Paid = z.object({ user_id: z.string(), day: z.string(), order: z.string() });
export type Paid = z.infer<typeof Paid>;

const Job = z.object({ book_id: z.string(), paid: z.optional(Paid) });
type Job = z.infer<typeof Job>;

export const readJob = (body: string): Job => Job.parse(JSON.parse(body));

export const sendBook = (job: Job): Promise<void> => sendJob('booksWorker', job);
