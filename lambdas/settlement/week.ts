import type { Standing } from '../../contract/rules/rank';
import type { UserItem } from '../accounts/find';
import { isRanked, standingOf } from '../accounts/standing';
import { peopleOn } from '../ledger/roster';
import { shards } from '../platform/table/partition';
import { cutsOf, lastOnes } from './cutoffs';
import { forEachShard } from './jobs';
import { passOn, type Run } from './pass-on';
import { counts, cuts, ranks, ties } from './store';

/** The standings of a week: the students with points in it, by the rules of the boards. */
export const standingsIn = (people: readonly UserItem[], week: string): Standing[] =>
  people
    .filter(isRanked)
    .map((user) => standingOf(user, week))
    .filter(({ points }) => points > 0);

/** Counts the scores of one shard. The worker that finds all shards counted starts the next stage. */
export const countShard = async (run: Run, shard: number): Promise<void> => {
  const { week } = run;
  const found = new Map<number, number>();
  for await (const people of peopleOn(week, shard))
    for (const { points } of standingsIn(people, week)) found.set(points, (found.get(points) ?? 0) + 1);
  await counts.put(week, [shard], [...found]);
  if ((await counts.all(week)).length === shards)
    await passOn(run, 'cut', [{ step: 'cut', week, run: run.run }]);
};

export const findCuts = async (run: Run): Promise<void> => {
  const { week } = run;
  const found = cutsOf(await counts.all(week));
  await cuts.put(week, [], found);
  if (found.length > 0)
    await passOn(
      run,
      'ties',
      forEachShard((shard) => ({ step: 'ties', week, run: run.run, shard })),
    );
};

/** An item is limited to 400 KB; this many packed students are far smaller. */
const tiedPerPiece = 4000;

export const listTies = async (run: Run, shard: number): Promise<void> => {
  const { week } = run;
  const onCut = new Set((await cuts.one(week))?.map(({ points }) => points));
  const tied: Standing[] = [];
  for await (const people of peopleOn(week, shard))
    tied.push(...standingsIn(people, week).filter(({ points }) => onCut.has(points)));
  // The last piece is marked: until it is written the shard is incomplete.
  for (let piece = 0; piece * tiedPerPiece <= tied.length; piece++) {
    const students = tied.slice(piece * tiedPerPiece, (piece + 1) * tiedPerPiece);
    const last = (piece + 1) * tiedPerPiece > tied.length;
    await ties.put(week, [shard, piece], { last, students });
  }
  const done = (await ties.all(week)).filter(({ last }) => last).length;
  if (done === shards) await passOn(run, 'rank', [{ step: 'rank', week, run: run.run }]);
};

export const rankTies = async (run: Run): Promise<void> => {
  const { week } = run;
  const tied = (await ties.all(week)).flatMap(({ students }) => students);
  await ranks.put(week, [], lastOnes((await cuts.one(week)) ?? [], tied));
  await passOn(
    run,
    'pay',
    forEachShard((shard) => ({ step: 'pay', week, run: run.run, shard })),
  );
};
