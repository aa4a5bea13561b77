import { byRank, cutoffsOf, type Standing, weeklyRewards } from '../../contract/rules/rank';
import { peopleOn, rosterShards } from '../rewards/roster';
import type { UserItem } from '../users/find';
import { standingOf } from '../users/standing';
import { forEachShard, sendJobs } from './jobs';
import { type Cut, counts, cuts, ranks, ties } from './store';

/** The list of a week: students with points in it. Who sees them does not matter here. */
export const standingsIn = (people: readonly UserItem[], week: string): Standing[] =>
  people
    .filter(({ account_type }) => account_type === 'student')
    .map((user) => standingOf(user, week))
    .filter(({ points }) => points > 0);

/** Counts the scores of one shard. Whoever finds that all have been counted sends the next job: perhaps more than one does. */
export const countShard = async (week: string, shard: number): Promise<void> => {
  const found = new Map<number, number>();
  for await (const people of peopleOn(week, shard))
    for (const { points } of standingsIn(people, week)) found.set(points, (found.get(points) ?? 0) + 1);
  await counts.put(week, [shard], [...found]);
  if ((await counts.all(week)).length === rosterShards) await sendJobs([{ step: 'cut', week }]);
};

/** From the best score down to the one on which the cutoff lies. */
const cutAt = (scores: readonly (readonly [number, number])[], cutoff: number, gems: number): Cut => {
  let above = 0;
  for (const [points, students] of scores) {
    if (above + students >= cutoff) return { gems, points, places: cutoff - above };
    above += students;
  }
  return { gems, points: 0, places: 0 };
};

export const findCuts = async (week: string): Promise<void> => {
  const merged = new Map<number, number>();
  for (const [points, students] of (await counts.all(week)).flat())
    merged.set(points, (merged.get(points) ?? 0) + students);
  const scores = [...merged].toSorted(([a], [b]) => b - a);
  const students = scores.reduce((sum, [, n]) => sum + n, 0);
  const cutoffs = cutoffsOf(students);
  const found = weeklyRewards.map(({ gems }, i) => cutAt(scores, cutoffs[i] ?? 0, gems));
  await cuts.put(week, [], found);
  if (students > 0) await sendJobs(forEachShard((shard) => ({ step: 'ties', week, shard })));
};

/** An item holds 400 KB; packed, so many students are far below. */
const tiedPerPiece = 4000;

export const listTies = async (week: string, shard: number): Promise<void> => {
  const onCut = new Set((await cuts.one(week))?.map(({ points }) => points));
  const tied: Standing[] = [];
  for await (const people of peopleOn(week, shard))
    tied.push(...standingsIn(people, week).filter(({ points }) => onCut.has(points)));
  // The last piece says so: until it is there the shard is not done.
  for (let piece = 0; piece * tiedPerPiece <= tied.length; piece++) {
    const students = tied.slice(piece * tiedPerPiece, (piece + 1) * tiedPerPiece);
    const last = (piece + 1) * tiedPerPiece > tied.length;
    await ties.put(week, [shard, piece], { last, students });
  }
  const done = (await ties.all(week)).filter(({ last }) => last).length;
  if (done === rosterShards) await sendJobs([{ step: 'rank', week }]);
};

export const rankTies = async (week: string): Promise<void> => {
  const tied = (await ties.all(week)).flatMap(({ students }) => students).sort(byRank);
  const found = ((await cuts.one(week)) ?? []).map(
    ({ points, places }) => tied.filter((student) => student.points === points)[places - 1] ?? null,
  );
  await ranks.put(week, [], found);
  await sendJobs(forEachShard((shard) => ({ step: 'pay', week, shard })));
};
