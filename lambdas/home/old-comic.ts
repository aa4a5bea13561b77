import type { home } from '../../contract/home/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findOwnPicture } from '../comics/own';
import { ApiError } from '../platform/api-error';
import { visitOf } from './visit';

/** The comic of today's surprise, which is the child's own. Throws `comic_not_found` if the surprise is another. */
export const oldComic = async ({ actor }: Admitted<typeof home.oldComic>) => {
  const { surprise } = await visitOf(actor);
  const found = surprise?.kind === 'comic' ? await findOwnPicture(actor.id, surprise.id) : undefined;
  if (found === undefined) throw new ApiError('comic_not_found');
  return found;
};
