import * as z from 'zod/mini';
import { log } from '../platform/log';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/**
 * Has a chosen name checked now, after the transaction that took it. Never throws: the name waits on a list, which a
 * schedule processes if the job is lost.
 */
export const orderCheck = async (user_id: string): Promise<void> => {
  try {
    await sendJob('USERS_CHECK_NAMES_QUEUE_URL', { user_id });
  } catch (error) {
    log.error('check of a name not ordered', error, { user: user_id });
  }
};
