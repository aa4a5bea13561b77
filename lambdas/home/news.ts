import type { News } from '../../contract/home/endpoints';
import type { Person } from '../accounts/identify';
import { mayDo } from '../accounts/may-do';
import { shares } from '../comics/wall/visible';
import { isOff } from '../platform/switches';
import { friendNews } from './friend-news';
import type { HomeVisit } from './visit-store';

/** A greeting is short. */
const mostNews = 3;

const likeNews = async ({ user }: Person, { new_likes }: HomeVisit): Promise<News[]> =>
  new_likes > 0 && shares(user) && !(await isOff('comics')) ? [{ kind: 'likes', likes: new_likes }] : [];

const placeOf = async ({ user }: Person, { place, place_news }: HomeVisit): Promise<News[]> =>
  place !== null && place_news !== null && mayDo(user, 'boards') && !(await isOff('boards'))
    ? [{ kind: 'place', place, moved_up: place_news === 'better' }]
    : [];

/** What has happened since the child's last day here, as far as consents, controls and switches allow at this moment. */
export const newsOf = async (actor: Person, visit: HomeVisit): Promise<News[]> => {
  if (visit.since === null) return [];
  const all = await Promise.all([
    likeNews(actor, visit),
    friendNews(actor.user, visit.day, visit.since),
    placeOf(actor, visit),
  ]);
  return all.flat().slice(0, mostNews);
};
