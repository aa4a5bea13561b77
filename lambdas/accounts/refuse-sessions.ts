import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { users } from './store';

/** From the next call on the door refuses every session of a user that has begun until now: it reads the record anyway. */
export const refuseSessions = (id: string): Promise<boolean> =>
  users.update({ id }, { set: { sessions_from: Math.floor(now().getTime() / 1000) } }, present('pk'));
