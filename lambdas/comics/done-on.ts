import { newYorkDay } from '../../contract/rules/day';
import { now, secondsFrom } from '../platform/clock';
import { comicDays } from './day-store';

/** Whether a child has finished a comic on a day that belongs to the last two of New York. */
export const hasComicOn = async (user_id: string, isThen: (at: string) => boolean): Promise<boolean> => {
  const days = [now(), secondsFrom(now(), -86_400)].map(newYorkDay);
  const places = await Promise.all(days.map((day) => comicDays.get({ user_id, day }, { consistent: true })));
  return places.some((place) => place?.state === 'finished' && isThen(place.created_at));
};
