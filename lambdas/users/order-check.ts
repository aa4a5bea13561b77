import * as z from 'zod/mini';
import { log } from '../platform/log';
import { sendJob } from '../platform/queue/send';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

/**
 * Orders the check of a chosen name, after the transaction that took it. Never throws: if the job is lost, the schedule finds
 * the name on the list.
 */
export const orderCheck = async (user_id: string): Promise<void> => {
  try {
    await sendJob('usersCheckNames', { user_id });
  } catch (error) {
    log.error('check of a name not ordered', error);
  }
};
