import { now, secondsFrom } from '../../platform/clock';
import { all, any, below, equal } from '../../platform/table/condition';
import { type ComicDay, comicDays } from '../day-store';
import { sendComicJob } from '../queue';

/** A job counts as lost if no worker has begun it after this time. If it was only waiting, the second job does nothing. */
export const orderedSeconds = 300;

const isPast = (attribute: string) => any(equal(attribute, null), below(attribute, now().toISOString()));

/** Orders a drawing again if its job was lost or its worker is dead. */
export const orderAgain = async ({ user_id, day, id, state, lease_until, ordered_until }: ComicDay) => {
  const at = now().toISOString();
  if (state !== 'drawing' || (lease_until ?? '') >= at || (ordered_until ?? '') >= at) return;
  const isOurs = await comicDays.update(
    { user_id, day },
    { set: { ordered_until: secondsFrom(now(), orderedSeconds).toISOString() } },
    all(equal('id', id), equal('state', 'drawing'), isPast('lease_until'), isPast('ordered_until')),
  );
  if (isOurs) await sendComicJob({ work: 'draw', user_id, day, id });
};
