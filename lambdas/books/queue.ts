import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ book_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

export const sendBook = (book_id: string): Promise<void> => sendJob('booksWorker', { book_id });
