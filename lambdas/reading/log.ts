import type { ReadingLog, reading } from '../../contract/reading/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import { getBook } from '../books/library';
import { startReading } from '../books/start-reading';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countThisMinute } from '../platform/daily-count';
import { logged, loggedIn } from './store';

const shownDays = 30;

/** Enough for a reader who corrects a figure; only a program exceeds it. */
const callsPerMinute = 20;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

/** Replaces today's log of a book. The figures are claims: they give no points, no streak and no progress. */
export const logToday = async ({
  actor,
  params,
  body,
}: Admitted<typeof reading.logToday>): Promise<ReadingLog> => {
  if (!(await countThisMinute(actor.id, 'reading-log', callsPerMinute)))
    throw new ApiError('too_many_requests');
  const { id: book_id } = await getBook(params.id);
  const key = { user_id: actor.id, book_id, day: newYorkDay(now()) };
  if (body.pages === 0 && body.minutes === 0) await logged.remove(key);
  else {
    await startReading(actor.id, book_id);
    await logged.put({ ...key, ...body });
  }
  return readLog({ actor, params });
};
