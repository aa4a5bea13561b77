import type { UserItem } from '../accounts/find';
import { readMedia } from '../platform/media';
import { type ComicItem, comicsBefore } from './comic-store';
import { objectOf } from './layouts';
import { isOpen, shares } from './wall/visible';

/** A child draws one comic a day. */
const inAWeek = 8;

/** The latest comic of these days of New York that its author shares now and nobody has hidden, with invented names. */
export const sharedComicOn = async (
  child: UserItem,
  { first, last }: { first: string; last: string },
  mayShow: (comic: Pick<ComicItem, 'story'>) => boolean,
): Promise<ComicItem | undefined> => {
  if (!shares(child)) return undefined;
  const latest = await comicsBefore(child.id, undefined, inAWeek);
  return latest.find((comic) => first <= comic.day && comic.day <= last && isOpen(comic) && mayShow(comic));
};

const largestPicture = 8 * 1024 * 1024;

/** The shared picture as PNG; undefined if it is missing or was moved because sharing has ended. */
export const sharedPicture = ({ shared_picture }: Pick<ComicItem, 'shared_picture'>) =>
  readMedia(objectOf(shared_picture, 'grid', 'png'), largestPicture);
