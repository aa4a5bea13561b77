import type { ReadingLog, reading } from '../../contract/reading/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import { countingActivity } from '../activity/count-activity';
import { getBook } from '../books/library';
import { startReading } from '../books/start-reading';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countThisMinute } from '../platform/daily-count';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { logged, loggedIn } from './store';

const shownDays = 30;

/** Enough for a reader who corrects a figure; only a program exceeds it. */
const callsPerMinute = 20;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Logged {
  readonly pages: number;
  readonly minutes: number;
}

const isEmpty = ({ pages, minutes }: Logged) => pages === 0 && minutes === 0;

export const readLog = async ({
  actor,
  params: { id },
}: Admitted<typeof reading.log>): Promise<ReadingLog> => {
  const days = await loggedIn(actor.id, id);
  return {
    days: days.slice(0, shownDays).map(({ day, pages, minutes }) => ({ day, pages, minutes })),
    pages: sum(days.map(({ pages }) => pages)),
    minutes: sum(days.map(({ minutes }) => minutes)),
  };
};

/** Replaces what is logged for a book on a day, and counts the difference in pages. */
const replace = (key: Parameters<(typeof logged)['get']>[0], log: Logged): Promise<true> =>
  optimistically(async () => {
    const { user_id, day } = key;
    const old = await logged.get(key, { consistent: true });
    if (old === undefined && isEmpty(log)) return true;
    const isUnchanged = old === undefined ? absent('pk') : equal('pages', old.pages);
    const counted = { pages: log.pages - (old?.pages ?? 0) };
    const refused = await transact({
      log: isEmpty(log) ? logged.removing(key, isUnchanged) : logged.putting({ ...key, ...log }, isUnchanged),
      day: countingActivity(user_id, { kind: 'reading', day, counted }),
    });
    return refused.length === 0 ? true : undefined;
  });

/** Replaces today's log of a book. The figures are claims: they give no points, no streak and no progress. */
export const logToday = async ({
  actor,
  params,
  body,
}: Admitted<typeof reading.logToday>): Promise<ReadingLog> => {
  if (!(await countThisMinute(actor.id, 'reading-log', callsPerMinute)))
    throw new ApiError('too_many_requests');
  const { id: book_id } = await getBook(params.id);
  if (!isEmpty(body)) await startReading(actor.id, book_id);
  await replace({ user_id: actor.id, book_id, day: newYorkDay(now()) }, body);
  return readLog({ actor, params });
};
