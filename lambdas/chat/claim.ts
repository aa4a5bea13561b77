import { now, secondsFrom } from '../platform/clock';
import { all, any, below, equal } from '../platform/table/condition';
import type { Asked } from './asked';
import { sessions } from './store';

/** Longer than the timeout of the function: when the lease ends, its holder is dead. */
const leaseSeconds = 120;

const key = ({ actor, session }: Asked) => ({ user_id: actor.id, session_id: session.session_id });

/**
 * Takes the right to answer the next turn. False while another request has it, or if another turn was answered since the
 * session was read. `urgent` takes it from another request, whose answer is then not stored.
 */
export const claim = async (asked: Asked, { urgent = false } = {}): Promise<boolean> => {
  const { session, request_id } = asked;
  const answering = { request_id, until: secondsFrom(now(), leaseSeconds).toISOString() };
  if (session.turns === 0 && (await sessions.create({ ...session, ...key(asked), answering }))) return true;
  const isFree = any(equal('answering', null), below('answering.until', now().toISOString()));
  const isNext = equal('turns', session.turns);
  return sessions.update(key(asked), { set: { answering } }, urgent ? isNext : all(isNext, isFree));
};

/** Releases the right after a failure, so that the same message can be sent again immediately. */
export const release = (asked: Asked): Promise<boolean> =>
  sessions.update(key(asked), { set: { answering: null } }, equal('answering.request_id', asked.request_id));
