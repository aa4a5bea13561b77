import * as z from 'zod/mini';
import type { BoardPeriod } from '../../contract/leaderboard/endpoints';
import { byRank } from '../../contract/rules/rank';
import { weekOf, weeksBefore } from '../../contract/rules/week';
import {
  type BoardUser,
  isRanked,
  isShown,
  standingOf,
  storedStreak,
  studentsOfSchool,
} from '../accounts/standing';
import { now, secondsFrom } from '../platform/clock';
import { Bytes } from '../platform/packed';
import { absent, any, below, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { packRows, type Row, unpackRows } from './rows';

/** The time for which a school's board is cached. It grows with the number of students that must be read. */
const freshSeconds = (students: number) => Math.max(30, Math.ceil(students / 50));
const shown = 100;

const snapshots = entity({
  name: 'SchoolBoard',
  schema: z.object({
    rows: Bytes,
    /** The number of students by points, highest first: determines each student's place. */
    counts: z.array(z.tuple([z.int(), z.int()])),
    fresh_until: z.string(),
  }),
  key: ({ key, period }: { key: string; period: string }) => ({
    pk: `SCHOOLBOARD#${key}`,
    sk: period,
  }),
  retention: { days: 14 },
  onDeletion: { mirror: 'boards' },
});

export interface SchoolBoard {
  readonly rows: readonly Row[];
  readonly counts: [points: number, students: number][];
}

const rowOf = (user: BoardUser, week: string | undefined): Row => ({
  ...standingOf(user, week),
  username: user.username,
  ...storedStreak(user),
});

const countsOf = (rows: readonly Row[]): [number, number][] =>
  [...Map.groupBy(rows, ({ points }) => points)].map(([points, { length }]) => [points, length]);

type ReadStudents = () => Promise<readonly BoardUser[]>;

const make = async (read: ReadStudents, week: string | undefined) => {
  const students = (await read()).filter(isRanked);
  const ranked = students
    .map((user) => ({ ...rowOf(user, week), shown: isShown(user) }))
    .filter(({ points }) => points > 0)
    .sort(byRank);
  const rows: Row[] = ranked.filter((row) => row.shown).slice(0, shown);
  return { rows, counts: countsOf(ranked), fresh: freshSeconds(students.length) };
};

/**
 * The board of a school or a class, at most half a minute old, slightly older for a school with thousands of students. One
 * reader per period makes it; the others read one item.
 */
export const groupBoard = async (
  key: string,
  period: BoardPeriod,
  read: ReadStudents,
): Promise<SchoolBoard> => {
  const week = period === 'week' ? weekOf(now()) : undefined;
  const at = { key, period: week ?? 'all' };
  const until = (seconds: number) => secondsFrom(now(), seconds).toISOString();
  const kept = await snapshots.get(at);
  if (kept !== undefined) {
    const { fresh_until } = kept;
    const isFresh = fresh_until > now().toISOString();
    // The reader that wins the claim makes the board; until then the other readers get the previous one.
    const claim = { set: { fresh_until: until(freshSeconds(0)) } };
    if (isFresh || !(await snapshots.update(at, claim, equal('fresh_until', fresh_until))))
      return { rows: unpackRows(kept.rows), counts: kept.counts };
  }
  const { rows, counts, fresh } = await make(read, week);
  const older = any(absent('fresh_until'), below('fresh_until', until(fresh + 1)));
  await snapshots.put({ ...at, rows: packRows(rows), counts, fresh_until: until(fresh) }, older);
  return { rows, counts };
};

export const schoolBoard = (key: string, period: BoardPeriod): Promise<SchoolBoard> =>
  groupBoard(key, period, () => studentsOfSchool(key));

/** Discards a board's copies of the last weeks, so that it is made anew when somebody reads it. */
export const forgetBoards = async (key: string): Promise<void> => {
  const weeks = [0, 1, 2].map((before) => weeksBefore(now(), before));
  for (const period of ['all', ...weeks]) await snapshots.remove({ key, period });
};
