import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';
import { endLeases } from './lease';

/** With a session: this voice chat is to be ended, and no socket is to be closed. */
const Job = z.object({ user_id: z.string(), session_id: z.optional(z.string()) });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/**
 * Queues the closing of a user's open sockets, so that it happens even if a service is down at the moment. Until then every
 * message is checked against the user's current permissions.
 */
export const closeSockets = async (user_id: string): Promise<void> => {
  await endLeases(user_id);
  await sendJob('REALTIME_CLOSER_QUEUE_URL', { user_id });
};
