import type { comics } from '../../../contract/comics/endpoints';
import { newYorkDay } from '../../../contract/rules/day';
import type { Admitted } from '../../accounts/admitted';
import { now } from '../../platform/clock';
import { historyPage } from '../../platform/history-page';
import { comicsBefore } from '../comic-store';
import { comicDays } from '../day-store';
import { comicLikes } from '../store';
import { presentOwn, presentShared } from './present';
import { getShown, visibleToday } from './visible';

export const today = async ({ actor }: Admitted<typeof comics.today>) => {
  const [seen, place] = await Promise.all([
    visibleToday(actor),
    comicDays.get({ user_id: actor.id, day: newYorkDay(now()) }, { consistent: true }),
  ]);
  return {
    comics: await Promise.all(
      seen.map(({ comic, author, hasLiked }) => presentShared(comic, author, hasLiked)),
    ),
    user_has_submitted: place?.state === 'finished',
  };
};

export const mine = async ({ actor, query: { cursor } }: Admitted<typeof comics.mine>) => {
  const { page, next } = await historyPage((before, limit) => comicsBefore(actor.id, before, limit), cursor, {
    size: 12,
    id: ({ id }) => id,
  });
  return { comics: await Promise.all(page.map((comic) => presentOwn(actor, comic))), next };
};

export const one = async ({ actor, params: { id } }: Admitted<typeof comics.one>) => {
  const { comic, author } = await getShown(actor, id);
  if (comic.user_id === actor.id) return { comic: await presentOwn(actor, comic) };
  const liked = await comicLikes.get({ user_id: actor.id, id }, { consistent: true });
  return { comic: await presentShared(comic, author, liked !== undefined) };
};
