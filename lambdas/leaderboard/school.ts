import * as z from 'zod/mini';
import type { BoardPeriod } from '../../contract/leaderboard';
import { byRank } from '../../contract/rules/rank';
import { weekOf } from '../../contract/rules/week';
import { now, secondsFrom } from '../platform/clock';
import { Bytes } from '../platform/packed';
import { absent, any, below } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { type BoardUser, isOnBoards, standingOf, studentsOfSchool } from '../users/standing';
import { packRows, type Row, unpackRows } from './rows';

/** For so long a school's board is shown as it was made, however many look at it. */
const freshSeconds = 30;
const shown = 100;

const snapshots = entity({
  name: 'SchoolBoard',
  schema: z.object({
    rows: Bytes,
    /** How many students have each number of points, the most first: what everybody's place follows from. */
    counts: z.array(z.tuple([z.int(), z.int()])),
    fresh_until: z.string(),
  }),
  key: ({ key, period }: { key: string; period: string }) => ({
    pk: `SCHOOLBOARD#${key}`,
    sk: period,
  }),
  retention: { days: 14 },
});

export interface SchoolBoard {
  readonly rows: readonly Row[];
  readonly counts: [points: number, students: number][];
}

const rowOf = (user: BoardUser, week: string | undefined): Row => ({
  ...standingOf(user, week),
  username: user.username,
  streak: user.streak,
  last_activity_date: user.last_activity_date,
});

const countsOf = (rows: readonly Row[]): [number, number][] =>
  [...Map.groupBy(rows, ({ points }) => points)].map(([points, { length }]) => [points, length]);

const make = async (key: string, week: string | undefined): Promise<SchoolBoard> => {
  const ranked = (await studentsOfSchool(key))
    .filter(isOnBoards)
    .map((user) => rowOf(user, week))
    .filter(({ points }) => points > 0)
    .sort(byRank);
  return { rows: ranked.slice(0, shown), counts: countsOf(ranked) };
};

/** A school's board, at most half a minute old: one reader in that time makes it, the others read one item. */
export const schoolBoard = async (key: string, period: BoardPeriod): Promise<SchoolBoard> => {
  const week = period === 'week' ? weekOf(now()) : undefined;
  const at = { key, period: week ?? 'all' };
  const kept = await snapshots.get(at);
  const isFresh = kept !== undefined && kept.fresh_until > now().toISOString();
  if (isFresh) return { rows: unpackRows(kept.rows), counts: kept.counts };
  const made = await make(key, week);
  const fresh_until = secondsFrom(now(), freshSeconds).toISOString();
  const older = any(absent('fresh_until'), below('fresh_until', fresh_until));
  await snapshots.put({ ...at, rows: packRows(made.rows), counts: made.counts, fresh_until }, older);
  return made;
};
