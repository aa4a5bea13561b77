import { ulid } from 'ulid';
import { now, secondsFrom } from '../platform/clock';
import { comics, comicsBefore } from './comic-store';
import { presentOwnPicture } from './wall/present';
import { isOpen } from './wall/visible';

/** A child's latest comics that nobody has hidden, newest first. 1 read unit for 4 KB. */
export const latestComics = async (userId: string, most: number) =>
  (await comicsBefore(userId, undefined, most)).filter(isOpen);

const month = 28 * 86_400;

/** How many of that time are compared. */
const compared = 3;

/** The child's comic of at least four weeks ago that others liked best; the latest of those with equal likes. */
export const comicOfLongAgo = async (userId: string) =>
  (await comicsBefore(userId, ulid(secondsFrom(now(), -month).getTime()), compared)).toSorted(
    (a, b) => b.likes - a.likes,
  )[0];

/** A child's own comic as a picture with fresh addresses; undefined if it is gone. 1 read unit for 4 KB. */
export const findOwnPicture = async (user_id: string, id: string) => {
  const comic = await comics.get({ user_id, id });
  return comic && presentOwnPicture(comic);
};
