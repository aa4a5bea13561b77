import { findUsers, findWithLeaving } from '../accounts/find';
import { deletePoolUser, everybodyInPool, type PoolUser } from '../accounts/pool';
import { studentsOf } from '../accounts/students';
import { log } from '../platform/log';
import { shards } from '../platform/table/partition';
import { goOnUnanswered } from './never-answered';
import { deleteIfWithout } from './without-sign-in';

/** Deletes the sign-ins of children whose account was never made, because its maker was killed between the two. */
const deleteLeftOver = async (ofNobody: readonly PoolUser[]): Promise<void> => {
  const known = new Set((await findWithLeaving(ofNobody.map(({ person }) => person))).map(({ id }) => id));
  const left = ofNobody.filter(({ person }) => !known.has(person));
  for (const { sub } of left) await deletePoolUser(sub);
  if (left.length > 0) log.info('sign-ins without an account deleted', { deleted: left.length });
};

/**
 * Looks at all students once: at those who wait for a grown-up, and at those whom the pool does not know any more. Then at the sign-ins of
 * children without an address that belong to nobody. The pool's own
 * operation `DeleteUser` works with every access token, and calls no function. Adults have no list: theirs is deleted when an
 * operator invites the address again. A failure with one student is logged and thrown at the end, for the alarm.
 */
export const lookAtStudents = async (): Promise<void> => {
  const { people: known, ofChildren } = await everybodyInPool();
  let count = 0;
  let failure: unknown;
  for (let shard = 0; shard < shards; shard++) {
    const entries = await studentsOf(shard);
    for (const entry of entries)
      await goOnUnanswered(entry).catch((error) => {
        failure = error;
        log.error('unanswered child not looked at', error);
      });
    for (const { id } of entries) ofChildren.delete(id);
    const missing = entries.map(({ id }) => id).filter((id) => !known.has(id));
    // Each is asked for by itself: the list of the pool is eventually consistent, and may lack a newcomer.
    for (const user of await findUsers(missing))
      await deleteIfWithout(user).then(
        (isBegun) => (count += Number(isBegun)),
        (error) => {
          failure = error;
          log.error('student without a sign-in not looked at', error);
        },
      );
  }
  await deleteLeftOver([...ofChildren.values()]);
  log.info('sign-ins compared', { deleted: count });
  if (failure !== undefined) throw failure;
};
