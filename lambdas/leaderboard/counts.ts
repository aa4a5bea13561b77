import * as z from 'zod/mini';
import { entity, type Retention } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import { allTimeBoard, isWeekBoard } from './boards';

/**
 * The number of students by points, as a tree of counters: a leaf counts 128 neighbouring scores individually, a node above
 * it 128 leaves, the root 128 of those nodes. Counting the students above a score reads one item per level.
 */
const fanOut = 128;
const levels = 3;
const highest = fanOut ** levels - 1;

export interface NodePlace {
  readonly level: number;
  readonly index: number;
}

const partition = (board: string) => `BOARD#${board}`;
const prefix = 'COUNT#';

export const nodeKey = ({ board, level, index }: NodePlace & { board: string }) => ({
  pk: partition(board),
  sk: `${prefix}${level}#${index}`,
});

const nodesKept = (name: string, retention: Retention) =>
  // One attribute per child node, `n0` to `n127`: numbers that are incremented without being read.
  entity({ name, schema: z.looseObject({}), key: nodeKey, retention, onDeletion: 'nobody' });

const ofAllTime = nodesKept('BoardCount', 'library');
const ofWeeks = nodesKept('WeekCount', { days: 30 });
/** The readers of a day, and the counts of a board since a moment, during a repair. */
const ofDays = nodesKept('BoardChange', { days: 2 });

const nodesOf = (board: string) => {
  if (board === allTimeBoard) return ofAllTime;
  return isWeekBoard(board) ? ofWeeks : ofDays;
};

const clamped = (score: number) => Math.min(score, highest);

/** The node of a level that covers a score, and the index of the score in it. Level 0 contains the leaves. */
const placeOf = (score: number, level: number) => {
  const at = Math.floor(clamped(score) / fanOut ** level);
  return { index: Math.floor(at / fanOut), child: at % fanOut };
};

/** The change of the number of students, by score. */
export type Changes = ReadonlyMap<number, number>;

/** The values of a tree's nodes for these numbers of students, or the changes of the nodes for these changes; by node. */
export const treeOf = (scores: Changes): Map<string, Record<string, number>> => {
  const tree = new Map<string, Record<string, number>>();
  for (const [score, students] of scores) {
    for (let level = 0; level < levels; level++) {
      const { index, child } = placeOf(score, level);
      const name = placeName({ level, index });
      const node = tree.get(name) ?? {};
      node[`n${child}`] = (node[`n${child}`] ?? 0) + students;
      tree.set(name, node);
    }
  }
  return tree;
};

/** Returns the write that adds to a node; none if nothing changes. */
export const adding = (board: string, name: string, add: Record<string, number> | undefined): Write[] =>
  add === undefined ? [] : [nodesOf(board).updating({ board, ...placeNamed(name) }, { add })];

/** Returns the writes that bring changes into a board's tree: one per node that changes. */
export const counting = (board: string, changes: Changes): Write[] =>
  [...treeOf(changes)].flatMap(([name, add]) => adding(board, name, add));

const placeName = ({ level, index }: NodePlace) => `${level}#${index}`;

export const placeNamed = (name: string): NodePlace => {
  const [level, index] = name.split('#').map(Number);
  return { level: level ?? 0, index: index ?? 0 };
};

/** The keys of all nodes of a board's tree. */
export const placesIn = async (board: string): Promise<string[]> =>
  (await nodesOf(board).list(partition(board), prefix)).map(({ sk }) => String(sk).slice(prefix.length));

export const correctNode = (board: string, place: NodePlace, add: Record<string, number>): Promise<boolean> =>
  nodesOf(board).update({ board, ...place }, { add });

const sumFrom = (node: Record<string, unknown> | undefined, first: number): number => {
  let sum = 0;
  for (let child = first; child < fanOut; child++) sum += Number(node?.[`n${child}`] ?? 0);
  return sum;
};

/** The number of students with more points than `score`, and the total. 0.5 read units a level. */
export const studentsAbove = async (board: string, score: number) => {
  const places = Array.from({ length: levels }, (_, level) => ({ level, ...placeOf(score, level) }));
  const found = await Promise.all(
    places.map(({ level, index }) => nodesOf(board).get({ board, level, index })),
  );
  const above = places.reduce((sum, { child }, i) => sum + sumFrom(found[i], child + 1), 0);
  return { above, students: sumFrom(found.at(-1), 0) };
};

/** The number of students. 0.5 read units. */
export const studentsOn = async (board: string): Promise<number> =>
  sumFrom(await nodesOf(board).get({ board, level: levels - 1, index: 0 }), 0);
