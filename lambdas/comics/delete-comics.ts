import { inParallel } from '../platform/in-parallel';
import { removeMedia } from '../platform/media';
import { comicsBefore } from './comic-store';
import { recentPlaces } from './day-store';
import { removePicture } from './drawing/move-pictures';
import { comicOwners } from './store';

/** Few at once: each picture is a request for each of its pages. */
const together = 5;

/**
 * Deletes the pictures of a child's comics, finished or not, before the items with their names: the bucket cannot be searched.
 * What lists the comics of a day has expired before.
 */
export const deleteComics = async ({ user_id }: { readonly user_id: string }): Promise<void> => {
  for (const { picture, shared_picture } of await recentPlaces(user_id)) {
    await removeMedia({ prefix: 'sketches', name: `${picture}.png` });
    await removePicture(picture);
    await removePicture(shared_picture);
  }
  const comics = await comicsBefore(user_id);
  for (let from = 0; from < comics.length; from += together)
    await inParallel(comics.slice(from, from + together), async ({ id, picture, shared_picture, moving }) => {
      for (const name of new Set([picture, shared_picture, ...(moving ? [moving.from, moving.to] : [])]))
        await removePicture(name);
      await comicOwners.remove({ id });
    });
};
