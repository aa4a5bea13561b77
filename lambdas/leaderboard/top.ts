import * as z from 'zod/mini';
import { byRank } from '../../contract/rules/rank';
import { Bytes } from '../platform/packed';
import { absent, equal } from '../platform/table/condition';
import { entity, type Retention } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { findUsers } from '../users/find';
import { allTimeBoard, weekOfBoard } from './boards';
import { rowOf } from './movement';
import { packRows, type Row, unpackRows } from './rows';

const topsKept = (name: string, retention: Retention) =>
  entity({
    name,
    schema: z.object({ rows: Bytes, floor: z.int(), version: z.int() }),
    key: ({ board }: { board: string }) => ({ pk: `BOARD#${board}`, sk: 'TOP' }),
    retention,
  });

/** Names of children: a week's list goes soon after the week, and whoever leaves the list of all time is struck off. */
const ofAllTime = topsKept('BoardTop', 'account');
const ofWeeks = topsKept('WeekTop', { days: 10 });

const topsOf = (board: string) => (board === allTimeBoard ? ofAllTime : ofWeeks);

/** More than are shown, so that the list stays full when somebody leaves it. */
const kept = 105;

/** A board's list: the best students of those who let others see them. */
export interface Top {
  readonly rows: readonly Row[];
  /** Everybody with more points than this is in the list; 0 when nobody is missing. */
  readonly floor: number;
}

export const emptyTop: Top = { rows: [], floor: 0 };

/** The best of a board, the first first. 0.5 read units. */
export const topOf = async (board: string): Promise<Row[]> => {
  const top = await topsOf(board).get({ board });
  return top === undefined ? [] : unpackRows(top.rows);
};

/** A student as they stand now, or null for one who is not to be seen. */
export type Candidates = ReadonlyMap<string, Row | null>;

/**
 * The floor rises to the best who had no room, and never falls: when somebody leaves, the place is not for whoever comes
 * by next, as there may be others between who are not in the list.
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

/** Changes a board's list to what follows from it. Writes nothing when it stays as it is. */
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
 * Brings students who have changed into a board's list. Points only ever rise, so whoever belongs there passes by here. Can
 * be repeated.
 */
export const updateTop = (board: string, candidates: Candidates): Promise<true> =>
  changeTop(board, (before) => addTo(before, candidates));

/** Puts a list in the place of a board's own. Who got on that one while this was made is looked at as they are now. */
export const replaceTop = (board: string, top: Top): Promise<true> =>
  changeTop(board, async ({ rows }) => {
    const users = await findUsers(rows.map(({ id }) => id));
    const asTheyAre = new Map(users.map((user) => [user.id, rowOf(user, weekOfBoard(board))]));
    return addTo(top, new Map(rows.map(({ id }) => [id, asTheyAre.get(id) ?? null])));
  });
