import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';
import { endLeases } from './lease';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/**
 * Has every open socket of a person closed. By a queue, so that it happens though something is down just now; until then
 * no message is answered by what was allowed before.
 */
export const closeSockets = async (user_id: string): Promise<void> => {
  await endLeases(user_id);
  await sendJob('REALTIME_CLOSER_QUEUE_URL', { user_id });
};
