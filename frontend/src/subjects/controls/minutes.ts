import { controls } from '../../../../contract/controls/endpoints';
import { call, mayPass } from '../../lib/api';
import { storeFor } from '../../lib/store-for';

/** Minutes that the server does not know yet, with the last one that was counted here, in minutes since 1970. */
interface Unsent {
  readonly minutes: number;
  readonly last: number;
}

const keyOf = (user: string) => `inkwren.minutes ${user}`;
const none: Unsent = { minutes: 0, last: 0 };
const mostSent = 120;

const unsentOf = (user: string): Unsent => {
  try {
    const { minutes, last } = JSON.parse(localStorage.getItem(keyOf(user)) ?? '{}');
    return Number.isInteger(minutes) && Number.isInteger(last) ? { minutes, last } : none;
  } catch {
    return none;
  }
};

const isSameDay = (one: number, other: number): boolean =>
  new Date(one * 60_000).toDateString() === new Date(other * 60_000).toDateString();

/**
 * Counts the present minute, once in all tabs, and sends it with those that have not arrived. The server bounds them by its own
 * clock. Without a network they are kept for the rest of the day. Undefined if nothing was sent.
 */
export const countMinute = async (user: string) => {
  const minute = Math.floor(Date.now() / 60_000);
  const before = unsentOf(user);
  if (before.last === minute) return undefined;
  const kept = isSameDay(before.last, minute) ? before.minutes : 0;
  const minutes = Math.min(kept + 1, mostSent);
  storeFor(user, keyOf(user), { minutes, last: minute });
  try {
    const answer = await call(controls.beat, { body: { minutes } });
    storeFor(user, keyOf(user), { minutes: 0, last: minute });
    return answer;
  } catch (error) {
    if (!mayPass(error)) storeFor(user, keyOf(user), { minutes: 0, last: minute });
    return undefined;
  }
};
