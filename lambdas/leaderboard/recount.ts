import { findWithLeaving, type UserItem } from '../accounts/find';
import { isRanked, standingOf } from '../accounts/standing';
import { allStudents } from '../accounts/students';
import { pointsUntil } from '../ledger/points-until';
import { peopleOn } from '../ledger/roster';
import { getTogether } from '../platform/table/get-together';
import { shards } from '../platform/table/partition';
import { changesBoard, weekOfBoard } from './boards';
import { correctNode, nodeKey, placeNamed, placesIn, treeOf } from './counts';
import { rowOf } from './movement';
import type { Repair } from './repairs';
import { addTo, emptyTop, type Top } from './top';

async function* peopleOf(week: string | undefined): AsyncGenerator<UserItem[]> {
  if (week === undefined) yield* allStudents(findWithLeaving);
  else for (let shard = 0; shard < shards; shard++) yield* peopleOn(week, shard, findWithLeaving);
}

/**
 * The points of students at a moment. For students with later awards they come from the ledger; for the others they are the
 * current points.
 */
const pointsAt = async (user: UserItem, week: string | undefined, moment: string): Promise<number> =>
  (user.scored_at ?? '') <= moment ? standingOf(user, week).points : pointsUntil(user.id, week, moment);

/** Whether a student's account was not being deleted at a moment: the stream counts those who left or came back after it. */
const wasHere = ({ deleting_at, back_at = '' }: UserItem, moment: string): boolean =>
  (deleting_at === undefined || deleting_at > moment) && back_at <= moment;

/** The number of students by score on a board at the moment of its repair, and the best students as of now. */
export const recount = async ({
  board,
  as_of,
}: Repair): Promise<{ scores: Map<number, number>; top: Top }> => {
  const week = weekOfBoard(board);
  const scores = new Map<number, number>();
  let top = emptyTop;
  for await (const people of peopleOf(week)) {
    const students = people.filter(isRanked);
    const counted = students.filter((user) => wasHere(user, as_of));
    for (const points of await Promise.all(counted.map((user) => pointsAt(user, week, as_of))))
      if (points > 0) scores.set(points, (scores.get(points) ?? 0) + 1);
    top = addTo(top, new Map(students.map((user) => [user.id, rowOf(user, week)])));
  }
  return { scores, top };
};

type Node = Record<string, unknown> | undefined;

const count = (node: Node, child: string) => Number(node?.[child] ?? 0);
const childrenOf = (node: Node) => Object.keys(node ?? {}).filter((name) => /^n\d+$/.test(name));

/**
 * Merges a recount into the tree of a board that continues to count. The changes since the moment of the recount are stored
 * separately and are written together with the board's own. A node minus its separate changes is therefore constant, and the
 * correction can be added at any time. Idempotent.
 */
export const correctTree = async ({ board, as_of }: Repair, scores: ReadonlyMap<number, number>) => {
  const changes = changesBoard(board, as_of);
  const wanted = treeOf(scores);
  const names = new Set([...wanted.keys(), ...(await placesIn(board)), ...(await placesIn(changes))]);
  let corrected = 0;
  for (const name of names) {
    const place = placeNamed(name);
    const [now, since] = await getTogether([
      nodeKey({ board, ...place }),
      nodeKey({ board: changes, ...place }),
    ]);
    const right = wanted.get(name);
    const add = [now, since, right]
      .flatMap(childrenOf)
      .map((child) => [child, count(right, child) - (count(now, child) - count(since, child))] as const)
      .filter(([, by]) => by !== 0);
    if (add.length === 0) continue;
    await correctNode(board, place, Object.fromEntries(add));
    corrected++;
  }
  return corrected;
};
