import type { deletion } from '../../contract/deletion/endpoints';
import type { Admitted } from '../accounts/admitted';
import { deletions, deletionsDue } from '../accounts/deletion-store';
import { record, recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { sendDeletionJob } from './queue';
import { stop } from './take-back';

/** More than are ever held at once. */
const most = 200;

/** The deletions that wait for an operator. They are those of children with an open flag that may name a supervisor. */
export const held = async () => {
  const { items } = await deletions.page(deletionsDue, { limit: most });
  return {
    deletions: items.flatMap(({ user_id: id, state, due_at, held_since }) =>
      state === 'waiting' && due_at !== null && held_since !== null ? [{ id, due_at, held_since }] : [],
    ),
  };
};

/** Lets a held deletion go on at once, or stops it as its link would have done. */
export const decide = async ({
  actor,
  params: { id },
  body: { go_on },
}: Admitted<typeof deletion.decide>) => {
  const action = go_on ? 'release_deletion' : 'stop_deletion';
  const found = await deletions.get({ user_id: id }, { consistent: true });
  if (found?.held_since == null) throw new ApiError('deletion_not_held');
  if (!go_on) {
    if (!(await stop(found))) throw new ApiError('deletion_not_held');
    await record({ actor, action, target: id });
    return { id };
  }
  const refused = await transact<string>({
    deletion: deletions.updating(
      { user_id: id },
      { set: { released: true, list: deletionsDue, listed_at: now().toISOString() } },
      all(equal('held_since', found.held_since), equal('state', 'waiting')),
    ),
    audit: recording({ actor, action, target: id }),
  });
  if (refused.length > 0) throw new ApiError('deletion_not_held');
  await sendDeletionJob(id);
  return { id };
};
