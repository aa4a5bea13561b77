import type { comics as endpoints } from '../../../contract/comics/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { recording } from '../../audit/record';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { countToday } from '../../platform/daily-count';
import { absent, all, any, equal, present } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { transact } from '../../platform/table/transact';
import { type ComicItem, comics, reportedComics } from '../comic-store';
import { comicReports } from '../store';
import { getComic, getVisible } from './visible';

/**
 * A child's reports beyond this number are refused. Because a comic is hidden for everybody only after two reports, one child
 * cannot hide the comics of a school.
 */
const reportsPerDay = 20;

/** Hides a comic from the child who reports it, and puts it on the operators' list. Idempotent. */
export const report = async ({ actor, params: { id } }: Admitted<typeof endpoints.report>) => {
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

const deciding = ({ user_id, id, reports }: ComicItem, decision: 'show' | 'hide') =>
  comics.updating(
    { user_id, id },
    { set: { hidden: decision === 'hide', reports: 0, decided_reports: reports }, remove: unlisted },
    // Reported, or not decided on before.
    any(equal('list', reportedComics), all(absent('list'), absent('decided_reports'))),
  );

/** Reports after the decision are added. Before the decision no operator had hidden the comic, so it becomes visible. */
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
 * Decides on a comic that waits for review: hides it permanently, or shows it until two other children report it. `undo` takes
 * back the last decision, so that the comic waits again. The action is recorded.
 */
export const decide = async ({
  actor,
  params: { id },
  body: { decision },
}: Admitted<typeof endpoints.decide>) => {
  const comic = await getComic(id);
  const refused = await transact({
    comic: decision === 'undo' ? undoing(comic) : deciding(comic, decision),
    audit: recording({ actor, action: `${decision}_comic`, target: `${comic.user_id} ${id}` }),
  });
  if (refused.length > 0) throw new ApiError('comic_not_found');
  return { decided: true as const };
};
