import * as z from 'zod/mini';
import { byRank } from '../../contract/rules/rank';
import { Bytes } from '../platform/packed';
import { absent, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { packRows, type Row, unpackRows } from './rows';

const tops = entity({
  name: 'BoardTop',
  schema: z.object({ rows: Bytes, version: z.int() }),
  key: ({ board }: { board: string }) => ({ pk: `BOARD#${board}`, sk: 'TOP' }),
  retention: 'account',
});

/** More than are shown, so that the list stays full when somebody leaves it. */
const kept = 120;

/** The best students of a board who let others see them. 0.5 to 1 read unit. */
export const topOf = async (board: string): Promise<Row[]> => {
  const top = await tops.get({ board });
  return top === undefined ? [] : unpackRows(top.rows);
};

/** A student as they stand now, or null for one who is not to be seen. */
export type Candidates = ReadonlyMap<string, Row | null>;

const merged = (rows: readonly Row[], candidates: Candidates): Row[] =>
  [...rows.filter(({ id }) => !candidates.has(id)), ...[...candidates.values()].filter((row) => row !== null)]
    .sort(byRank)
    .slice(0, kept);

const sameRows = (a: readonly Row[], b: readonly Row[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Brings students who have changed into a board's list. Points only ever rise, so whoever belongs there passes by here.
 * Writes nothing when the list stays as it is, and can be repeated.
 */
export const updateTop = async (board: string, candidates: Candidates): Promise<void> => {
  for (;;) {
    const top = await tops.get({ board }, { consistent: true });
    const before = top === undefined ? [] : unpackRows(top.rows);
    const after = merged(before, candidates);
    if (sameRows(before, after)) return;
    const version = (top?.version ?? 0) + 1;
    const unchanged = top === undefined ? absent('version') : equal('version', top.version);
    if (await tops.put({ board, rows: packRows(after), version }, unchanged)) return;
  }
};
