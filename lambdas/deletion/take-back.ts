import type { deletion } from '../../contract/deletion/endpoints';
import type { Admitted } from '../accounts/admitted';
import { type DeletionItem, deletions, deletionsDue } from '../accounts/deletion-store';
import { comingBack } from '../accounts/leave';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { findLeaving, openLink, presentLinked } from './link';
import { sendDeletionJob } from './queue';

/** Opens the account as it was. False if the deletion has begun, or was taken back before. */
export const stop = async ({ user_id }: Pick<DeletionItem, 'user_id'>): Promise<boolean> => {
  const user = await findLeaving(user_id);
  if (user?.deleting_at === undefined) return false;
  const refused = await transact<string>({
    deletion: deletions.updating(
      { user_id },
      { set: { state: 'stopped', list: deletionsDue, listed_at: now().toISOString() } },
      equal('state', 'waiting'),
    ),
    user: comingBack(user, user.deleting_at),
  });
  if (refused.length === 0) await sendDeletionJob(user_id);
  return refused.length === 0;
};

/** Takes a deletion back until it begins: settled weeks stand, and the days count as days without reading. */
export const takeBack = async ({ body: { token } }: Admitted<typeof deletion.takeBack>) => {
  const item = await openLink(token);
  if (item.state === 'waiting') await stop(item);
  const after = await openLink(token);
  if (after.state !== 'stopped') throw new ApiError('deletion_begun');
  return presentLinked(after);
};
