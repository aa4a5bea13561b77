import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import { absent, all, any, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { type ComicItem, comics, reportedComics } from './comic-store';
import { comicReports } from './store';
import { getComic, getVisible } from './visible';

/**
 * Further reports of a child on the same day are ignored. As a comic is hidden for all only after two reports, one child
 * cannot hide the comics of a school.
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

type Decision = 'show' | 'hide' | 'undo';

const deciding = ({ user_id, id, reports }: ComicItem, decision: 'show' | 'hide') =>
  comics.updating(
    { user_id, id },
    { set: { hidden: decision === 'hide', reports: 0, decided_reports: reports }, remove: unlisted },
    // Reported, or never looked at.
    any(equal('list', reportedComics), all(absent('list'), absent('decided_reports'))),
  );

/** Reports that came after the decision count, too. Before it no operator had hidden the comic: it waited. */
const undoing = ({ user_id, id, decided_reports = 0 }: ComicItem) =>
  comics.updating(
    { user_id, id },
    {
      set: {
        hidden: false,
        ...(decided_reports > 0 && { list: reportedComics, listed_at: now().toISOString() }),
      },
      add: { reports: decided_reports },
      remove: ['decided_reports'],
    },
    equal('decided_reports', decided_reports),
  );

/**
 * Takes a comic from the lists of those that wait for a look: hidden for good, or shown until two other children report it;
 * or takes the last such decision back, so that the comic waits again. On record.
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
