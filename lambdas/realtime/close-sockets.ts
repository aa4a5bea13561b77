import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/** Has every open socket of a person closed. By a queue, so that it happens though something is down just now. */
export const closeSockets = (user_id: string): Promise<void> =>
  sendJob('REALTIME_CLOSER_QUEUE_URL', { user_id });
