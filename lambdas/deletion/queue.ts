import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/** Has the worker do what is due now; the schedule does so within five minutes if the job is lost. */
export const sendDeletionJob = (user_id: string): Promise<void> => sendJob('deletionWorker', { user_id });
