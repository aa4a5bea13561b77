import type { comics as endpoints } from '../../../contract/comics/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { present } from '../../platform/table/condition';
import { transact } from '../../platform/table/transact';
import { comics } from '../comic-store';
import { comicLikes } from '../store';
import { getShown, getVisible } from './visible';

const likesOf = async (user_id: string, id: string) =>
  (await comics.get({ user_id, id }, { consistent: true }))?.likes ?? 0;

/** Likes a comic. The like and the count change together, and a repeated like does not count again. */
export const like = async ({ actor, params: { id } }: Admitted<typeof endpoints.like>) => {
  const { comic } = await getShown(actor, id);
  if (comic.user_id === actor.id) throw new ApiError('comic_is_own');
  await transact({
    like: comicLikes.creating({ user_id: actor.id, id }),
    comic: comics.updating({ user_id: comic.user_id, id }, { add: { likes: 1 } }, present('pk')),
  });
  return { likes: await likesOf(comic.user_id, id) };
};

export const unlike = async ({ actor, params: { id } }: Admitted<typeof endpoints.unlike>) => {
  const { comic } = await getVisible(actor, id);
  await transact({
    like: comicLikes.removing({ user_id: actor.id, id }, present('pk')),
    comic: comics.updating({ user_id: comic.user_id, id }, { add: { likes: -1 } }, present('pk')),
  });
  return { likes: await likesOf(comic.user_id, id) };
};
