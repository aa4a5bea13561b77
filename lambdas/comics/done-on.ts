import { comics } from './comic-store';
import { comicDays } from './day-store';

/** Whether a child has finished a comic of this day of New York. */
export const hasComicOn = async (user_id: string, day: string): Promise<boolean> =>
  (await comicDays.get({ user_id, day }, { consistent: true }))?.state === 'finished';

/** Whether a comic belongs to a child. */
export const hasComic = async (user_id: string, id: string): Promise<boolean> =>
  (await comics.get({ user_id, id }, { consistent: true })) !== undefined;
