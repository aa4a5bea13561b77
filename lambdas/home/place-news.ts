import type { HomeVisit } from './visit-store';

/** The first place of a week is told up to this one, and only with as many students behind as in front. */
const lastTold = 10;

interface Now {
  readonly week: string;
  readonly place: number | null;
  readonly students: number;
}

/** Whether a place is good news: better than the last one of the week, or the first one among the best. A worse one is never told. */
export const placeNews = (
  before: Pick<HomeVisit, 'week' | 'place'>,
  { week, place, students }: Now,
): HomeVisit['place_news'] => {
  if (place === null) return null;
  const last = before.week === week ? before.place : null;
  if (last !== null) return place < last ? 'better' : null;
  return place <= lastTold && place * 2 <= students ? 'first' : null;
};
