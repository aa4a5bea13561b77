import * as z from 'zod/mini';
import { byRank } from '../../contract/rules/rank';
import { findUsers } from '../accounts/find';
import { Bytes } from '../platform/packed';
import { absent, equal } from '../platform/table/condition';
import { entity, type Retention } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { allTimeBoard, weekBoard, weekOfBoard } from './boards';
import { rowOf } from './movement';
import { packRows, type Row, unpackRows } from './rows';

const topsKept = (name: string, retention: Retention) =>
  entity({
    name,
    schema: z.object({ rows: Bytes, floor: z.int(), version: z.int() }),
    key: ({ board }: { board: string }) => ({ pk: `BOARD#${board}`, sk: 'TOP' }),
    retention,
    onDeletion: { mirror: 'boards' },
  });

/**
 * Contains names of children: a week's list expires soon after the week, and a student who is hidden or deleted is removed
 * from the list of all time.
 */
const ofAllTime = topsKept('BoardTop', 'account');
const ofWeeks = topsKept('WeekTop', { days: 10 });

/** The number of weeks that are over and whose lists may still be kept. */
export const endedWeeks = 2;

const topsOf = (board: string) => (board === allTimeBoard ? ofAllTime : ofWeeks);

/** More rows than are shown, so that the list stays full when a student leaves it. */
const kept = 105;

/** A board's list: the best of the visible students. */
export interface Top {
  readonly rows: readonly Row[];
  /** Every student with more points than this is in the list; 0 when the list is complete. */
  readonly floor: number;
}

export const emptyTop: Top = { rows: [], floor: 0 };

/** The best of a board, highest first. 0.5 read units. */
export const topOf = async (board: string): Promise<Row[]> => {
  const top = await topsOf(board).get({ board });
  return top === undefined ? [] : unpackRows(top.rows);
};

/** Discards the list of a week that is over if a student is on it: nobody can read it any more. */
export const discardWith = async (id: string, week: string): Promise<void> => {
  const board = weekBoard(week);
  if ((await topOf(board)).some((row) => row.id === id)) await ofWeeks.remove({ board });
};

/** A student's current row, or null for a student who is hidden. */
export type Candidates = ReadonlyMap<string, Row | null>;

/**
 * The floor rises to the best student who was dropped, and never falls. A free place is not given to the next student who
 * changes, because students between the two may not be in the list.
 */
export const addTo = ({ rows, floor }: Top, candidates: Candidates): Top => {
  const listed = new Set(rows.map(({ id }) => id));
  const belongs = (row: Row | null): row is Row =>
    row !== null && (row.points > floor || (row.points === floor && listed.has(row.id)));
  const ranked = [
    ...rows.filter(({ id }) => !candidates.has(id)),
    ...[...candidates.values()].filter(belongs),
  ].sort(byRank);
  return { rows: ranked.slice(0, kept), floor: ranked[kept]?.points ?? floor };
};

const same = (a: Top, b: Top) => JSON.stringify(a) === JSON.stringify(b);

/** Applies a change to a board's list. Writes nothing when the list stays the same. */
const changeTop = (board: string, change: (before: Top) => Promise<Top> | Top): Promise<true> =>
  optimistically(async () => {
    const top = await topsOf(board).get({ board }, { consistent: true });
    const before = top === undefined ? emptyTop : { rows: unpackRows(top.rows), floor: top.floor };
    const after = await change(before);
    if (same(before, after)) return true;
    const version = (top?.version ?? 0) + 1;
    const unchanged = top === undefined ? absent('version') : equal('version', top.version);
    const item = { board, rows: packRows(after.rows), floor: after.floor, version };
    return (await topsOf(board).put(item, unchanged)) || undefined;
  });

/**
 * Puts changed students into a board's list. Points only rise, so every student who belongs on the list appears in the
 * stream. Idempotent.
 */
export const updateTop = (board: string, candidates: Candidates): Promise<true> =>
  changeTop(board, (before) => addTo(before, candidates));

/** Replaces a board's list. Students who got on the old list meanwhile are evaluated again. */
export const replaceTop = (board: string, top: Top): Promise<true> =>
  changeTop(board, async ({ rows }) => {
    const users = await findUsers(rows.map(({ id }) => id));
    const asTheyAre = new Map(users.map((user) => [user.id, rowOf(user, weekOfBoard(board))]));
    return addTo(top, new Map(rows.map(({ id }) => [id, asTheyAre.get(id) ?? null])));
  });
