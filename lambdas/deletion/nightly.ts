import { findUsers } from '../accounts/find';
import { peopleInPool } from '../accounts/pool';
import { studentsOf } from '../accounts/students';
import { log } from '../platform/log';
import { shards } from '../platform/table/partition';
import { goOnUnanswered } from './never-answered';
import { deleteIfWithout } from './without-sign-in';

/**
 * Looks at all students once: at those who wait for a grown-up, and at those whom the pool does not know any more. The pool's own
 * operation `DeleteUser` works with every access token, and calls no function. Adults have no list: theirs is deleted when an
 * operator invites the address again. A failure with one student is logged and thrown at the end, for the alarm.
 */
export const lookAtStudents = async (): Promise<void> => {
  const known = await peopleInPool();
  let count = 0;
  let failure: unknown;
  for (let shard = 0; shard < shards; shard++) {
    const entries = await studentsOf(shard);
    for (const entry of entries)
      await goOnUnanswered(entry).catch((error) => {
        failure = error;
        log.error('unanswered child not looked at', error);
      });
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
  log.info('sign-ins compared', { deleted: count });
  if (failure !== undefined) throw failure;
};
