import { pauseHours } from '../../contract/rules/flags';
import { users } from '../accounts/store';
import { now, secondsFrom } from '../platform/clock';
import { present } from '../platform/table/condition';

/** Returns the write that lets a child's talks with Wren rest for a day. Everything else goes on, help first of all. */
export const pausingTalks = (id: string) => {
  const until = secondsFrom(now(), pauseHours * 3600).toISOString();
  return { until, write: users.updating({ id }, { set: { talks_paused_until: until } }, present('pk')) };
};

/** Returns the write that ends such a pause. */
export const resumingTalks = (id: string, condition = present('pk')) =>
  users.updating({ id }, { remove: ['talks_paused_until'] }, condition);
