import { ApiError } from '../platform/api-error';
import { present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { comics } from './comic-store';
import { comicLikes } from './store';
import { getVisible } from './visible';

interface Asked {
  readonly actor: Person;
  readonly params: { readonly id: string };
}

const likesOf = async (user_id: string, id: string) =>
  (await comics.get({ user_id, id }, { consistent: true }))?.likes ?? 0;

/** The like and the count change together, once however often it is sent. */
export const like = async ({ actor, params: { id } }: Asked) => {
  const { comic } = await getVisible(actor, id);
  if (comic.user_id === actor.id) throw new ApiError('comic_is_own');
  await transact({
    like: comicLikes.creating({ user_id: actor.id, id }),
    comic: comics.updating({ user_id: comic.user_id, id }, { add: { likes: 1 } }, present('pk')),
  });
  return { likes: await likesOf(comic.user_id, id) };
};

export const unlike = async ({ actor, params: { id } }: Asked) => {
  const { comic } = await getVisible(actor, id);
  await transact({
    like: comicLikes.removing({ user_id: actor.id, id }, present('pk')),
    comic: comics.updating({ user_id: comic.user_id, id }, { add: { likes: -1 } }, present('pk')),
  });
  return { likes: await likesOf(comic.user_id, id) };
};
