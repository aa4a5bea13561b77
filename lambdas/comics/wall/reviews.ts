import type { comics as endpoints } from '../../../contract/comics/endpoints';
import { reportsThatHide } from '../../../contract/rules/comics';
import { newYorkDay } from '../../../contract/rules/day';
import type { Admitted } from '../../accounts/admitted';
import { findUsers, type UserItem } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { now } from '../../platform/clock';
import { historyPage } from '../../platform/history-page';
import { type ComicItem, comics, reportedComics } from '../comic-store';
import { comicsOfDay } from '../store';
import { everybody } from './audience';
import { sharedAddress } from './present';
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

/** Whether a comic is neither reported nor decided on. */
const isUnseen = (comic: ComicItem): boolean =>
  isOpen(comic) && comic.reports === 0 && comic.decided_reports === undefined;

/**
 * A page of comics of the day that no operator has reviewed. Others see only comics of the day, and all of them are on the
 * day's list. Pages without results are skipped.
 */
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

/** One page of comics that wait for review, newest first, with their authors. Comics of deleted users are omitted. */
export const reviews = async ({
  query: { list = 'reported', cursor },
}: Admitted<typeof endpoints.reviews>) => {
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
