import { now, secondsFrom } from '../platform/clock';
import { all, any, below, equal } from '../platform/table/condition';
import { type ComicDay, comicDays } from './day-store';
import { orderedSeconds } from './order-again';

/** Longer than the timeout of the worker (300 s): when the lease ends, its holder is dead. */
export const leaseSeconds = 310;

/** The right of one worker to work on a drawing. */
export interface Held {
  readonly place: ComicDay;
  readonly lease: string;
}

/** The worker has lost its lease: another one goes on. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const key = ({ user_id, day }: ComicDay) => ({ user_id, day });

/** Undefined while another worker draws. */
export const takeLease = async (place: ComicDay): Promise<Held | undefined> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const isOurs = await comicDays.update(
    key(place),
    { set: { lease_until: lease, ordered_until: null } },
    all(
      equal('id', place.id),
      equal('state', 'drawing'),
      any(equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
  return isOurs ? { place, lease } : undefined;
};

/** The place is still the one that the worker holds. */
export const isHeld = ({ place, lease }: Held) => all(equal('id', place.id), equal('lease_until', lease));

/** Stores how far the work is. Throws `LeaseLost`. */
export const keep = async (held: Held, set: Partial<ComicDay>): Promise<Held> => {
  if (!(await comicDays.update(key(held.place), { set }, isHeld(held)))) throw new LeaseLost();
  return { ...held, place: { ...held.place, ...set } };
};

/** Lets the next delivery of the job go on at once. The queue will deliver it: nobody has to order it again. */
export const endLease = (held: Held) =>
  comicDays.update(
    key(held.place),
    { set: { lease_until: null, ordered_until: secondsFrom(now(), orderedSeconds).toISOString() } },
    isHeld(held),
  );
