import { deletions, deletionsDue } from '../accounts/deletion-store';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { sendDeletionJob } from './queue';

const atOnce = 50;

/** Orders the work of the deletions that are due. Those left over are ordered by the next run. */
export const orderDue = async (): Promise<void> => {
  const { items } = await deletions.page(deletionsDue, { until: now().toISOString(), limit: atOnce });
  for (const { user_id } of items) await sendDeletionJob(user_id);
  log.info('deletions ordered', { count: items.length });
};
