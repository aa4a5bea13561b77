import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { users } from './store';

/**
 * The pool counts in whole seconds and issues the tokens shortly after an answer was found right: a session of this second or the
 * next may have come in by what ends now.
 */
const startSeconds = 2;

const untilNow = () => ({ set: { sessions_from: Math.floor(now().getTime() / 1000) + startSeconds } });

/** From the next call on the door refuses every session of a user that has begun until now: it reads the record anyway. */
export const refuseSessions = (id: string): Promise<boolean> =>
  users.update({ id }, untilNow(), present('pk'));

/** The same as a write for the transaction that ends what the sessions came in by, so that none outlasts it. */
export const refusingSessions = (id: string): Write => users.updating({ id }, untilNow(), present('pk'));
