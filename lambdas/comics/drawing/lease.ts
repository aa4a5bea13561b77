import { now, secondsFrom } from '../../platform/clock';
import { all, any, below, equal } from '../../platform/table/condition';
import { type ComicDay, comicDays } from '../day-store';
import { orderedSeconds } from './order-again';

/** Longer than the timeout of the worker (300 s): when the lease ends, its holder is dead. */
export const leaseSeconds = 310;

/** The lease of one worker on a drawing. */
export interface Held {
  readonly place: ComicDay;
  readonly lease: string;
}

/** The worker has lost its lease, and another one continues. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const key = ({ user_id, day }: ComicDay) => ({ user_id, day });

/** Takes the lease of a drawing. Undefined if another worker holds it or the drawing has ended. */
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

/** The condition that the worker still holds the place. */
export const isHeld = ({ place, lease }: Held) => all(equal('id', place.id), equal('lease_until', lease));

/** Stores the progress of the work. Throws `LeaseLost`. */
export const keep = async (held: Held, set: Partial<ComicDay>): Promise<Held> => {
  if (!(await comicDays.update(key(held.place), { set }, isHeld(held)))) throw new LeaseLost();
  return { ...held, place: { ...held.place, ...set } };
};

/**
 * Ends the lease, so that the next delivery of the job can continue immediately. The queue delivers it, so the job need not be
 * ordered again.
 */
export const endLease = (held: Held) =>
  comicDays.update(
    key(held.place),
    { set: { lease_until: null, ordered_until: secondsFrom(now(), orderedSeconds).toISOString() } },
    isHeld(held),
  );
