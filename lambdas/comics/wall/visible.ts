import { reportsThatHide } from '../../../contract/rules/comics';
import { newYorkDay } from '../../../contract/rules/day';
import { findManyUsers, findUser, type UserItem } from '../../accounts/find';
import type { Person } from '../../accounts/identify';
import { mayDo } from '../../accounts/may-do';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { setting } from '../../platform/config';
import { inParallel } from '../../platform/in-parallel';
import { isOff } from '../../platform/switches';
import { isActiveStudent } from '../../relations/discoverable';
import { friendIdsOf, isFriendOf } from '../../relations/friendship';
import { type ComicItem, comics } from '../comic-store';
import { comicDays } from '../day-store';
import { comicLikes, comicOwners, comicReports, comicsOfDay } from '../store';
import { areSchoolmates, audiencesOf, classAudiences, everybody } from './audience';

/** More than are shown, because some may be hidden. */
const candidatesRead = 60;
const comicsShown = 30;

const isPublicStage = () => setting('PUBLIC_COMICS') === 'true';

/**
 * Whether the author is a student who shares, and no guardian has switched it off. Checked on every request, so that a withdrawal
 * takes effect immediately.
 */
export const shares = (author: UserItem | undefined): author is UserItem =>
  isActiveStudent(author) && mayDo(author, 'comics');

export const isOpen = ({ hidden, reports }: ComicItem): boolean => !hidden && reports < reportsThatHide;

/**
 * Whether viewer and author are in the same school or class now; always true on a stage with public comics. `own` are the
 * viewer's audiences.
 */
const isNear = async (viewer: UserItem, own: readonly string[], author: UserItem): Promise<boolean> => {
  if (isPublicStage() || areSchoolmates(viewer, author)) return true;
  const classes = own.filter((one) => one.startsWith('class:'));
  return classes.length > 0 && (await classAudiences(author)).some((one) => classes.includes(one));
};

const mayReach = async (viewer: UserItem, author: UserItem): Promise<boolean> =>
  (await isFriendOf(viewer.id, author.id)) || isNear(viewer, await audiencesOf(viewer), author);

export interface Seen {
  readonly comic: ComicItem;
  readonly author: UserItem;
}

const findComic = async (id: string): Promise<ComicItem | undefined> => {
  const owner = await comicOwners.get({ id });
  return owner === undefined ? undefined : comics.get({ user_id: owner.user_id, id }, { consistent: true });
};

/** A comic by its id, without a check of who may see it. Throws `comic_not_found`. */
export const getComic = async (id: string): Promise<ComicItem> => {
  const comic = await findComic(id);
  if (comic === undefined) throw new ApiError('comic_not_found');
  return comic;
};

/**
 * A comic that this child may see now: its own, or one of today by an author who shares and is a friend, in the same school or
 * class, or anybody where the stage allows it. Throws `comic_not_found`, also for a comic that the child has reported.
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

/** The same, for a look or a like: none while operators show none. A report and the end of a like go on. */
export const getShown = async (viewer: Person, id: string): Promise<Seen> => {
  const seen = await getVisible(viewer, id);
  if (seen.comic.user_id !== viewer.id && (await isOff('comics'))) throw new ApiError('comic_not_found');
  return seen;
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

const ofAudiences = async (own: readonly string[], day: string): Promise<Place[]> => {
  const audiences = [...own, ...(isPublicStage() ? [everybody] : [])];
  return (await inParallel(audiences, (one) => comicsOfDay(one, day, candidatesRead))).flat();
};

const keysOf = (viewerId: string, places: readonly Place[]) =>
  places.map(({ id }) => ({ user_id: viewerId, id }));
const idsOf = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id));

/** Today's comics of others that a child may see, newest first, and whether the child likes each. None while operators show none. */
export const visibleToday = async ({ id: viewerId, user: viewer }: Person) => {
  if (await isOff('comics')) return [];
  const day = newYorkDay(now());
  const own = await audiencesOf(viewer);
  const [friends, others] = await Promise.all([ofFriends(viewerId, day), ofAudiences(own, day)]);
  const places = [...new Map([...friends, ...others].map((place) => [place.id, place])).values()]
    .filter(({ user_id }) => user_id !== viewerId)
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .slice(0, candidatesRead);
  const friendIds = new Set(friends.map(({ user_id }) => user_id));
  const [users, items, reports, likes] = await Promise.all([
    findManyUsers(places.map(({ user_id }) => user_id)),
    comics.getMany(places.map(({ user_id, id }) => ({ user_id, id }))),
    comicReports.getMany(keysOf(viewerId, places)),
    comicLikes.getMany(keysOf(viewerId, places)),
  ]);
  const authors = new Map(users.map((user) => [user.id, user]));
  const [reported, liked] = [idsOf(reports), idsOf(likes)];
  const seen = await inParallel(items, async (comic) => {
    const author = authors.get(comic.user_id);
    if (!shares(author) || !isOpen(comic) || reported.has(comic.id)) return [];
    // The author may have left the school or class since.
    if (!friendIds.has(author.id) && !(await isNear(viewer, own, author))) return [];
    return [{ comic, author, hasLiked: liked.has(comic.id) }];
  });
  return seen
    .flat()
    .toSorted((a, b) => b.comic.id.localeCompare(a.comic.id))
    .slice(0, comicsShown);
};
