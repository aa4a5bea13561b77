import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { flags, flagsOf, notices, noticesDue } from './store';

/**
 * Returns the writes that tell operators that a guardian has switched talks off while an open flag of the child may name a
 * supervisor: the flag gets the time, and its mail to operators is ordered again. Each flag is told of once. No writes without such
 * a flag.
 */
export const markingSwitchOff = async (childId: string): Promise<Record<string, Write>> => {
  const named = (await flagsOf(childId)).filter(
    ({ state, may_know, talks_off_at }) =>
      state === 'open' && may_know === 'operators' && talks_off_at === undefined,
  );
  const at = now().toISOString();
  return Object.fromEntries(
    named.flatMap(({ user_id, id }) => [
      [
        `flag ${id}`,
        flags.updating(
          { user_id, id },
          { set: { talks_off_at: at } },
          all(equal('state', 'open'), equal('may_know', 'operators')),
        ),
      ],
      [
        `notice ${id}`,
        notices.putting({ user_id, id, operators_told: false, list: noticesDue, listed_at: at }),
      ],
    ]),
  );
};
