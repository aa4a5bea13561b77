import type { Input } from '../../contract/endpoint';
import type { ReadingLog, reading } from '../../contract/reading';
import { newYorkDay } from '../../contract/rules/day';
import { getBook } from '../books/library';
import { startReading } from '../books/start-reading';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countThisMinute } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { logged, loggedIn } from './store';

const shownDays = 30;

/** A reader who corrects a figure; a program exceeds it. */
const callsPerMinute = 20;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type Call = Pick<Input<typeof reading.log>, 'params'> & { readonly actor: Pick<Person, 'id'> };

export const readLog = async ({ actor, params: { id } }: Call): Promise<ReadingLog> => {
  const days = await loggedIn(actor.id, id);
  return {
    days: days.slice(0, shownDays).map(({ day, pages, minutes }) => ({ day, pages, minutes })),
    pages: sum(days.map(({ pages }) => pages)),
    minutes: sum(days.map(({ minutes }) => minutes)),
  };
};

/** Replaces what was logged today in a book. It is a claim: no points, no streak and no progress come from it. */
export const logToday = async ({
  actor,
  params,
  body,
}: Call & Pick<Input<typeof reading.logToday>, 'body'>): Promise<ReadingLog> => {
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
