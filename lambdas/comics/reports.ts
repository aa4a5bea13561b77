import { reportsThatHide } from '../../contract/rules/comics';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import { equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { findUsers } from '../users/find';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';
import { type ComicItem, comics, reportedComics } from './comic-store';
import { sharedAddress } from './present';
import { comicReports } from './store';
import { getComic, getVisible } from './visible';

/**
 * Further reports of a child on the same day are ignored. As a comic is hidden for all only after two reports, one child cannot hide
 * the comics of a school.
 */
const reportsPerDay = 20;

interface Asked {
  readonly actor: Person;
  readonly params: { readonly id: string };
}

/** Hides a comic from who reports it, and puts it on the list of operators. Repeated, it changes nothing. */
export const report = async ({ actor, params: { id } }: Asked) => {
  const earlier = await comicReports.get({ user_id: actor.id, id }, { consistent: true });
  if (earlier !== undefined) return { reported: true as const };
  const { comic } = await getVisible(actor, id);
  if (comic.user_id === actor.id) throw new ApiError('comic_is_own');
  if (!(await countToday(actor.id, 'comic-reports', reportsPerDay))) throw new ApiError('too_many_requests');
  const created_at = now().toISOString();
  await transact({
    report: comicReports.creating({ user_id: actor.id, id, created_at }),
    comic: comics.updating(
      { user_id: comic.user_id, id },
      { set: { list: reportedComics, listed_at: created_at }, add: { reports: 1 } },
      present('pk'),
    ),
  });
  return { reported: true as const };
};

/** The reported comics, newest first, with their authors; those of deleted users are omitted. */
export const reviews = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await comics.page(reportedComics, { cursor, newestFirst: true, limit: 20 });
  const authors = new Map(
    (await findUsers([...new Set(items.map(({ user_id }) => user_id))])).map((user) => [user.id, user]),
  );
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

type Decision = 'show' | 'hide' | 'undo';

const deciding = ({ user_id, id, reports }: ComicItem, decision: 'show' | 'hide') =>
  comics.updating(
    { user_id, id },
    { set: { hidden: decision === 'hide', reports: 0, decided_reports: reports }, remove: unlisted },
    equal('list', reportedComics),
  );

/** Reports that came after the decision count, too. Before it no operator had hidden the comic: it was on the list. */
const undoing = ({ user_id, id, decided_reports }: ComicItem) =>
  comics.updating(
    { user_id, id },
    {
      set: { hidden: false, list: reportedComics, listed_at: now().toISOString() },
      add: { reports: decided_reports ?? 0 },
      remove: ['decided_reports'],
    },
    present('decided_reports'),
  );

/**
 * Takes a comic from the list: hidden for good, or shown until two other children report it; or takes the last such decision
 * back, so that the comic waits again. On record.
 */
export const decide = async ({
  actor,
  params: { id },
  body: { decision },
}: Asked & { body: { decision: Decision } }) => {
  const comic = await getComic(id);
  const refused = await transact({
    comic: decision === 'undo' ? undoing(comic) : deciding(comic, decision),
    audit: recording({ actor, action: `${decision}_comic`, target: `${comic.user_id} ${id}` }),
  });
  if (refused.length > 0) throw new ApiError('comic_not_found');
  return { decided: true as const };
};
