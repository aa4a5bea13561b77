import type { reviewLists } from '../../contract/comics';
import { reportsThatHide } from '../../contract/rules/comics';
import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { historyPage } from '../platform/history-page';
import { findUsers, type UserItem } from '../users/find';
import { ownName } from '../users/names';
import { everybody } from './audience';
import { type ComicItem, comics, reportedComics } from './comic-store';
import { sharedAddress } from './present';
import { comicsOfDay } from './store';
import { isOpen, shares } from './visible';

const pageSize = 20;

interface Page {
  readonly items: readonly ComicItem[];
  readonly next: string | null;
}

const authorsOf = async (items: readonly ComicItem[]): Promise<ReadonlyMap<string, UserItem>> =>
  new Map(
    (await findUsers([...new Set(items.map(({ user_id }) => user_id))])).map((user) => [user.id, user]),
  );

const reported = (cursor: string | undefined): Promise<Page> =>
  comics.page(reportedComics, { cursor, newestFirst: true, limit: pageSize });

/** Nobody has reported it, and no operator has decided on it. */
const isUnseen = (comic: ComicItem): boolean =>
  isOpen(comic) && comic.reports === 0 && comic.decided_reports === undefined;

/** Others see comics of the day only, and all of them are on the day's list. A page without any is passed over. */
const unseen = async (cursor: string | undefined): Promise<Page> => {
  const day = newYorkDay(now());
  const { page, next } = await historyPage(
    (before, limit) => comicsOfDay(everybody, day, limit, before),
    cursor,
    { size: pageSize, id: ({ id }) => id },
  );
  const found = (await comics.getMany(page.map(({ user_id, id }) => ({ user_id, id })))).filter(isUnseen);
  const authors = await authorsOf(found);
  const items = found
    .filter(({ user_id }) => shares(authors.get(user_id)))
    .toSorted((a, b) => b.id.localeCompare(a.id));
  return items.length === 0 && next !== null ? unseen(next) : { items, next };
};

interface Query {
  readonly list?: (typeof reviewLists)[number] | undefined;
  readonly cursor?: string | undefined;
}

/** Comics that wait for a look, newest first, with their authors; those of deleted users are omitted. */
export const reviews = async ({ query: { list = 'reported', cursor } }: { query: Query }) => {
  const { items, next } = await (list === 'reported' ? reported : unseen)(cursor);
  const authors = await authorsOf(items);
  const present = items.flatMap((comic) => {
    const author = authors.get(comic.user_id);
    return author === undefined ? [] : [{ comic, author }];
  });
  return {
    comics: await Promise.all(
      present.map(async ({ comic, author }) => ({
        id: comic.id,
        image_url: await sharedAddress(comic),
        alt: comic.shared_alt,
        story: comic.shared_story,
        username: ownName(author),
        reports: comic.reports,
        hidden: comic.reports >= reportsThatHide,
        created_at: comic.created_at,
      })),
    ),
    next,
  };
};
