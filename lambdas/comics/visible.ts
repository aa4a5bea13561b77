import { reportsThatHide } from '../../contract/rules/comic';
import { mayUse } from '../../contract/rules/consent';
import { newYorkDay } from '../../contract/rules/day';
import { isActiveStudent } from '../friends/discovery';
import { friendIdsOf, isFriendOf } from '../friends/friendship';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { setting } from '../platform/config';
import { consentAges } from '../platform/consent-ages';
import { findManyUsers, findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { type ComicItem, comics } from './comic-store';
import { comicDays } from './day-store';
import { comicLikes, comicOwners, comicReports, comicsOfDay, everybody } from './store';

/** More than a carousel shows, so that some may be hidden. */
const candidatesRead = 60;
const comicsShown = 30;

const isPublicStage = () => setting('PUBLIC_COMICS') === 'true';

/** A student who shares. Asked at every look: a withdrawal takes effect at once. */
const shares = (author: UserItem | undefined): author is UserItem =>
  isActiveStudent(author) && mayUse(author, 'public_sharing', consentAges());

const isOpen = ({ hidden, reports }: ComicItem): boolean => !hidden && reports < reportsThatHide;

const areSchoolmates = (one: UserItem, other: UserItem): boolean =>
  one.school_key !== undefined && one.school_key === other.school_key;

const mayReach = async (viewer: UserItem, author: UserItem): Promise<boolean> =>
  areSchoolmates(viewer, author) || isPublicStage() || isFriendOf(viewer.id, author.id);

export interface Seen {
  readonly comic: ComicItem;
  readonly author: UserItem;
}

const findComic = async (id: string): Promise<ComicItem | undefined> => {
  const owner = await comicOwners.get({ id });
  return owner === undefined ? undefined : comics.get({ user_id: owner.user_id, id }, { consistent: true });
};

/** A comic by its id, whoever may see it. Throws `comic_not_found`. */
export const getComic = async (id: string): Promise<ComicItem> => {
  const comic = await findComic(id);
  if (comic === undefined) throw new ApiError('comic_not_found');
  return comic;
};

/**
 * A comic that this child may see at this moment: the own one, or one of today by somebody who shares and is a friend, a
 * schoolmate or, where the stage allows that, anybody. Throws `comic_not_found`, also for one that the child has reported.
 */
export const getVisible = async ({ id: viewerId, user: viewer }: Person, id: string): Promise<Seen> => {
  const comic = await getComic(id);
  if (comic.user_id === viewerId) return { comic, author: viewer };
  const [author, report] = await Promise.all([
    findUser(comic.user_id),
    comicReports.get({ user_id: viewerId, id }, { consistent: true }),
  ]);
  const isToday = comic.day === newYorkDay(now());
  const isVisible = isToday && report === undefined && isOpen(comic) && shares(author);
  if (!isVisible || !(await mayReach(viewer, author))) throw new ApiError('comic_not_found');
  return { comic, author };
};

interface Place {
  readonly user_id: string;
  readonly id: string;
}

const ofFriends = async (userId: string, day: string): Promise<Place[]> => {
  const friends = await friendIdsOf(userId);
  const days = await comicDays.getMany(friends.map((user_id) => ({ user_id, day })));
  return days.filter(({ state }) => state === 'finished');
};

const ofAudiences = async ({ school_key }: UserItem, day: string): Promise<Place[]> => {
  const audiences = [
    ...(school_key === undefined ? [] : [school_key]),
    ...(isPublicStage() ? [everybody] : []),
  ];
  const lists = await Promise.all(audiences.map((one) => comicsOfDay(one, day, candidatesRead)));
  return lists.flat();
};

const keysOf = (viewerId: string, places: readonly Place[]) =>
  places.map(({ id }) => ({ user_id: viewerId, id }));
const idsOf = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id));

/** Today's comics of others that a child may see, the latest first, with whether the child likes each. */
export const visibleToday = async ({ id: viewerId, user: viewer }: Person) => {
  const day = newYorkDay(now());
  const [friends, others] = await Promise.all([ofFriends(viewerId, day), ofAudiences(viewer, day)]);
  const places = [...new Map([...friends, ...others].map((place) => [place.id, place])).values()]
    .filter(({ user_id }) => user_id !== viewerId)
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .slice(0, candidatesRead);
  const near = new Set(friends.map(({ user_id }) => user_id));
  const [users, items, reports, likes] = await Promise.all([
    findManyUsers(places.map(({ user_id }) => user_id)),
    comics.getMany(places.map(({ user_id, id }) => ({ user_id, id }))),
    comicReports.getMany(keysOf(viewerId, places)),
    comicLikes.getMany(keysOf(viewerId, places)),
  ]);
  const authors = new Map(users.map((user) => [user.id, user]));
  const [reported, liked] = [idsOf(reports), idsOf(likes)];
  return items
    .flatMap((comic) => {
      const author = authors.get(comic.user_id);
      if (!shares(author) || !isOpen(comic) || reported.has(comic.id)) return [];
      // A child may have left the school since.
      if (!near.has(author.id) && !areSchoolmates(viewer, author) && !isPublicStage()) return [];
      return [{ comic, author, hasLiked: liked.has(comic.id) }];
    })
    .toSorted((a, b) => b.comic.id.localeCompare(a.comic.id))
    .slice(0, comicsShown);
};
