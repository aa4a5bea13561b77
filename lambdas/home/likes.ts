import { latestComics } from '../comics/own';
import type { HomeVisit } from './visit-store';

type Likes = HomeVisit['likes'];

/** A child draws one comic a day, and others see it on that day only: older ones get no more likes. */
const comicsRead = 3;

/** The likes of a child's latest comics, without one that operators or reports have hidden. */
export const likesOf = async (userId: string): Promise<Likes> =>
  Object.fromEntries((await latestComics(userId, comicsRead)).map(({ id, likes }) => [id, likes]));

/** The likes that came since; one that was taken back is not told. None on a child's first day. */
export const newLikes = (before: Likes | undefined, after: Likes): number =>
  before === undefined
    ? 0
    : Object.entries(after).reduce((sum, [id, likes]) => sum + Math.max(0, likes - (before[id] ?? 0)), 0);
