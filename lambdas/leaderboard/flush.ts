import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { transact, type Write } from '../platform/table/transact';
import { changesBoard, isOwn } from './boards';
import { adding, treeOf } from './counts';
import type { Counted } from './movement';
import type { Repair } from './repairs';

/** Written with each part of a flush: a part whose mark exists is not written again. */
const flushes = entity({
  name: 'BoardFlush',
  schema: z.object({ part: z.int() }),
  key: ({ shard, window, board, part }: { shard: string; window: string; board: string; part: number }) => ({
    pk: `BOARDFLUSH#${shard}`,
    sk: `${window}#${board}#${part}`,
  }),
  retention: { days: 2 },
  onDeletion: 'nobody',
});

/** A transaction takes 100 writes; one of them is the mark. */
const writesPerPart = 98;

const changesOf = (scores: Record<string, number> = {}) =>
  new Map(
    Object.entries(scores)
      .filter(([, by]) => by !== 0)
      .map(([score, by]) => [Number(score), by]),
  );

/**
 * The writes of a board, in groups that must share a transaction: a node and its counts since the moment of a repair. The
 * difference of the two must not change in between.
 */
const writesFor = (board: string, counts: Counted, repair: Repair | undefined): Write[][] => {
  const since = repair && changesBoard(board, repair.as_of);
  const own = treeOf(changesOf(counts[board]));
  const apart = treeOf(changesOf(since === undefined ? undefined : counts[since]));
  return [...new Set([...own.keys(), ...apart.keys()])].map((name) => [
    ...adding(board, name, own.get(name)),
    ...adding(since ?? '', name, apart.get(name)),
  ]);
};

const inParts = (groups: readonly Write[][]): Write[][] => {
  const parts: Write[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + group.length <= writesPerPart) last.push(...group);
    else parts.push([...group]);
  }
  return parts;
};

/**
 * Adds a window's counts to the trees of the boards, each part exactly once: a repeated window produces the same parts.
 * Returns the number of nodes written.
 */
export const flush = async (
  counts: Counted,
  { shard, window, repairs }: { shard: string; window: string; repairs: readonly Repair[] },
): Promise<number> => {
  let nodes = 0;
  for (const board of Object.keys(counts).filter(isOwn)) {
    const repair = repairs.find((one) => one.board === board && !one.done);
    for (const [part, writes] of inParts(writesFor(board, counts, repair)).entries()) {
      nodes += writes.length;
      await transact<string>({
        mark: flushes.creating({ shard, window, board, part }),
        ...Object.fromEntries(writes.map((write, i): [string, Write] => [`node ${i}`, write])),
      });
    }
  }
  return nodes;
};
