import * as z from 'zod/mini';
import { sendJob } from '../platform/queue/send';
import { endLeases } from './lease';

/** A job with a session ends this voice chat and closes no socket. */
const Job = z.object({ user_id: z.string(), session_id: z.optional(z.string()) });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/**
 * Queues the closing of a user's open sockets, so that it happens even if a service is temporarily down. Until then every
 * message is checked against the user's current permissions.
 */
export const closeSockets = async (user_id: string): Promise<void> => {
  await endLeases(user_id);
  await sendJob('realtimeCloser', { user_id });
};
