import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { transact, type Write } from '../platform/table/transact';
import { counting } from './counts';
import type { Counted } from './movement';

/** Written with each part of a flush: a part that is there is not written again. */
const flushes = entity({
  name: 'BoardFlush',
  schema: z.object({ part: z.int() }),
  key: ({ shard, window, part }: { shard: string; window: string; part: number }) => ({
    pk: `BOARDFLUSH#${shard}`,
    sk: `${window}#${part}`,
  }),
  retention: { days: 2 },
});

/** A transaction takes 100 writes; one is the mark. */
const writesPerPart = 99;

const changesOf = (scores: Record<string, number>) =>
  new Map(
    Object.entries(scores)
      .filter(([, by]) => by !== 0)
      .map(([score, by]) => [Number(score), by]),
  );

/**
 * Brings a window's counts into the boards' trees, each part exactly once: the same window makes the same parts, however
 * often it comes.
 */
export const flush = async (counts: Counted, shard: string, window: string): Promise<number> => {
  const writes = Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([board, scores]) => counting(board, changesOf(scores)));
  for (let part = 0; part * writesPerPart < writes.length; part++) {
    const own = writes.slice(part * writesPerPart, (part + 1) * writesPerPart);
    await transact<string>({
      mark: flushes.creating({ shard, window, part }),
      ...Object.fromEntries(own.map((write, i): [string, Write] => [`node ${i}`, write])),
    });
  }
  return writes.length;
};
