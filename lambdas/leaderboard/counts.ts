import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';

/**
 * How many students have how many points, as a tree of counters: a leaf counts 128 neighbouring scores one by one, a
 * node above it 128 leaves, the root 128 of those nodes. Counting everybody above a score reads one item of each level.
 */
const fanOut = 128;
const levels = 3;
const highest = fanOut ** levels - 1;

const nodes = entity({
  name: 'BoardCount',
  // One attribute per child, `n0` to `n127`: numbers that are added to without being read.
  schema: z.looseObject({}),
  key: ({ board, level, index }: { board: string; level: number; index: number }) => ({
    pk: `BOARD#${board}`,
    sk: `COUNT#${level}#${index}`,
  }),
  retention: 'library',
});

const clamped = (score: number) => Math.min(score, highest);

/** The node of a level that a score falls under, and its place there. Level 0 are the leaves. */
const placeOf = (score: number, level: number) => {
  const at = Math.floor(clamped(score) / fanOut ** level);
  return { index: Math.floor(at / fanOut), child: at % fanOut };
};

/** How many more or fewer students have each score. */
export type Changes = ReadonlyMap<number, number>;

/** The writes that bring the changes into the tree: as many as nodes are touched. */
export const counting = (board: string, changes: Changes): Write[] => {
  const touched = new Map<string, { level: number; index: number; add: Record<string, number> }>();
  for (const [score, by] of changes) {
    for (let level = 0; level < levels; level++) {
      const { index, child } = placeOf(score, level);
      const node = touched.get(`${level}#${index}`) ?? { level, index, add: {} };
      node.add[`n${child}`] = (node.add[`n${child}`] ?? 0) + by;
      touched.set(`${level}#${index}`, node);
    }
  }
  return [...touched.values()].map(({ level, index, add }) =>
    nodes.updating({ board, level, index }, { add }),
  );
};

const sumFrom = (node: Record<string, unknown> | undefined, first: number): number => {
  let sum = 0;
  for (let child = first; child < fanOut; child++) sum += Number(node?.[`n${child}`] ?? 0);
  return sum;
};

/** How many students have more points than `score`, and how many there are. 0.5 read units a level. */
export const studentsAbove = async (board: string, score: number) => {
  const places = Array.from({ length: levels }, (_, level) => ({ level, ...placeOf(score, level) }));
  const found = await Promise.all(places.map(({ level, index }) => nodes.get({ board, level, index })));
  const above = places.reduce((sum, { child }, i) => sum + sumFrom(found[i], child + 1), 0);
  return { above, students: sumFrom(found.at(-1), 0) };
};
