import { pauseHours } from '../../contract/rules/flags';
import { findUser } from '../accounts/find';
import { users } from '../accounts/store';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { absent, all, equal, present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { flagsOf } from './store';

/** The end of a pause that begins now: talks with Wren rest for a day. Everything else goes on, help first of all. */
export const endOfPause = (): string => secondsFrom(now(), pauseHours * 3600).toISOString();

/**
 * Returns the write that lets a child's talks rest as its flags say: until the latest end, when one flag's is now `until`, or
 * undefined. It refuses if the child's pause has changed since it was read. Throws `flag_not_found` for a child who is gone.
 */
export const restingTalks = async (
  { user_id, id }: { readonly user_id: string; readonly id: string },
  until: string | undefined,
): Promise<Write> => {
  const [user, flags] = await Promise.all([findUser(user_id), flagsOf(user_id)]);
  if (user === undefined) throw new ApiError('flag_not_found');
  const others = flags.filter((flag) => flag.id !== id).map((flag) => flag.talks_paused_until);
  const latest = [until, ...others]
    .filter((end) => end !== undefined)
    .toSorted()
    .at(-1);
  const before = user.talks_paused_until;
  return users.updating(
    { id: user_id },
    latest === undefined ? { remove: ['talks_paused_until'] } : { set: { talks_paused_until: latest } },
    before === undefined
      ? all(present('pk'), absent('talks_paused_until'))
      : equal('talks_paused_until', before),
  );
};
