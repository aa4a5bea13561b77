import { readMedia } from '../platform/media';
import { type ComicItem, comicsBefore } from './comic-store';
import { objectOf } from './layouts';
import { comicDrafts } from './store';

/** A child's comics, newest first. */
export const comicsForExport = (userId: string) => comicsBefore(userId);

const largestPicture = 16 * 1024 * 1024;

/** The child's own picture of a comic as WebP; undefined if it is missing. */
export const pictureForExport = ({ picture }: Pick<ComicItem, 'picture'>) =>
  readMedia(objectOf(picture, 'grid', 'webp'), largestPicture);

/** The story that a child is writing; undefined without one. */
export const draftForExport = (user_id: string) => comicDrafts.get({ user_id });
