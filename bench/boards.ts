import { allTimeBoard, weekBoard } from '../lambdas/leaderboard/boards';
import { counting } from '../lambdas/leaderboard/counts';
import { randomNumbers } from './random';
import type { Section } from './report';

const awardsPerSecond = 3500;
/** DynamoDB splits a table under this write load into about 24 partitions, each with a shard of the stream. */
const streamShards = 24;
const windowSeconds = 60;
const windows = 5;

/** A node of the tree is smaller than 1 KB. A write in a transaction costs double. */
const unitsPerNode = 2;

const nodeOf = (write: object) => {
  const { Update } = write as { Update: { Key: { pk: string; sk: string } } };
  return `${Update.Key.pk} ${Update.Key.sk}`;
};

/** The cost of the global boards at full load, without the awards themselves, measured with the product's own code. */
export const boardsUnderLoad = (): Section => {
  process.env.TABLE_NAME ??= 'Bench';
  const random = randomNumbers(7);
  const exponential = (mean: number) => Math.floor(-Math.log(1 - random() * 0.999_999) * mean);
  const awardsPerFlush = (awardsPerSecond * windowSeconds) / streamShards;
  const flushesOfNode = new Map<string, number>();
  let writes = 0;
  let awards = 0;
  for (let flush = 0; flush < windows * streamShards; flush++) {
    const byBoard = {
      [weekBoard('2026-W47')]: new Map<number, number>(),
      [allTimeBoard]: new Map<number, number>(),
    };
    for (let i = 0; i < awardsPerFlush; i++, awards++) {
      const points = 5 * (1 + exponential(8));
      for (const [board, mean] of [
        [weekBoard('2026-W47'), 300],
        [allTimeBoard, 12_000],
      ] as const) {
        const before = 5 * exponential(mean / 5);
        const counts = byBoard[board];
        if (before > 0) counts?.set(before, (counts.get(before) ?? 0) - 1);
        counts?.set(before + points, (counts.get(before + points) ?? 0) + 1);
      }
    }
    for (const [board, counts] of Object.entries(byBoard))
      for (const write of counting(board, counts)) {
        writes++;
        flushesOfNode.set(nodeOf(write), (flushesOfNode.get(nodeOf(write)) ?? 0) + 1);
      }
  }
  const hottest = Math.max(...flushesOfNode.values()) / (windows * windowSeconds);
  const forBoards = (writes * unitsPerNode) / awards;
  return {
    title: 'Leaderboards under load',
    about: `${awardsPerSecond} awards a second, ${streamShards} shards of the stream, windows of ${windowSeconds} s: what the boards' counters take, counted on the product's own code with made-up scores (week: 300 points on average, all time: 12,000). An award's own writes are a ledger entry and the person's record, in a transaction, and one on the index of the school.`,
    columns: ['what', 'figure', 'aim'],
    rows: [
      ['write units of an award itself (ledger, record, school)', '5', ''],
      ['write units for the counters, an award', forBoards.toFixed(2), ''],
      ['together', (5 + forBoards).toFixed(2), 'at most 6'],
      ['writes a second on the hottest counter', hottest.toFixed(2), 'at most 300'],
      ['counters', String(flushesOfNode.size), ''],
    ],
  };
};
