import { gemsForPlace, type Standing } from '../contract/rules/rank';
import { cutsOf, gemsFor, lastOnes } from '../lambdas/settlement/cutoffs';
import { randomNumbers } from './random';
import type { Section } from './report';

const students = 10_000_000;
const shards = 64;

/**
 * Points and times of ten million students: multiples of 5, mostly small, reached at a random second of the week. Both have ties.
 */
const makeWeek = () => {
  const random = randomNumbers(12_345);
  const points = new Uint32Array(students);
  const reached = new Uint32Array(students);
  for (let i = 0; i < students; i++) {
    points[i] = 5 * (1 + Math.floor(-Math.log(1 - random() * 0.999_999_9) * 60));
    reached[i] = Math.floor(random() * 604_800);
  }
  return { points, reached };
};

type Week = ReturnType<typeof makeWeek>;

const standing = ({ points, reached }: Week, i: number): Standing => ({
  id: String(i).padStart(8, '0'),
  points: points[i] ?? 0,
  reached_at: String(reached[i]).padStart(6, '0'),
});

/** Counts each shard of the roster, as the settlement's jobs do. */
const countShards = ({ points }: Week) =>
  Array.from({ length: shards }, (_, shard) => {
    const counts = new Map<number, number>();
    for (let i = shard; i < students; i += shards) {
      const score = points[i] ?? 0;
      counts.set(score, (counts.get(score) ?? 0) + 1);
    }
    return [...counts] as [number, number][];
  });

/** The place of every student by sorting all of them: the reference. */
const sortAll = ({ points, reached }: Week): Uint32Array => {
  const keys = new Float64Array(students);
  for (let i = 0; i < students; i++)
    // Sorts by points (descending), then by second; the comparison breaks ties by id. The keys are below 2^53.
    keys[i] = ((8191 - Math.min(8191, (points[i] ?? 0) / 5)) * 604_800 + (reached[i] ?? 0)) * 1e6;
  const order = new Uint32Array(students).map((_, i) => i);
  order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  return order;
};

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** The week's rewards of ten million students by the settlement's rules, compared with a sort of all students. */
export const tenMillionStudents = (): Section => {
  const week = makeWeek();
  const started = performance.now();
  const counts = countShards(week);
  const cuts = cutsOf(counts);
  const onCut = new Set(cuts.map(({ points }) => points));
  const tied: Standing[] = [];
  for (let i = 0; i < students; i++) if (onCut.has(week.points[i] ?? 0)) tied.push(standing(week, i));
  const lasts = lastOnes(cuts, tied);
  const settled = seconds(started);

  const sorting = performance.now();
  const order = sortAll(week);
  const sorted = seconds(sorting);
  const paid = new Map<number, number>();
  let differences = 0;
  for (let place = 0; place < students; place++) {
    const gems = gemsFor(standing(week, order[place] ?? 0), cuts, lasts);
    if (gems !== gemsForPlace(place + 1, students)) differences++;
    paid.set(gems, (paid.get(gems) ?? 0) + 1);
  }
  const mostInShard = Math.max(...counts.map((shard) => shard.reduce((sum, [, n]) => sum + n, 0)));
  const winners = students - (paid.get(0) ?? 0);
  return {
    title: 'The week of ten million students',
    about: `The settlement's own rules on ${students.toLocaleString('en')} made-up students in ${shards} parts, compared with a sort of the whole list, payout by payout. Read and write units follow from what each part reads (a roster entry and a record a student, three times) and pays (a transaction of two writes a winner).`,
    columns: ['what', 'figure'],
    rows: [
      ['payouts that differ from the full sort', String(differences)],
      ['paid 125 gems', String(paid.get(125) ?? 0)],
      ['paid 40 gems', String(paid.get(40) ?? 0)],
      ['paid 10 gems', String(paid.get(10) ?? 0)],
      ['students exactly on a cutoff, to be ranked', String(tied.length)],
      ['most students in one part', String(mostInShard)],
      ['reads of one part at a time, 100 records each', String(Math.ceil(mostInShard / 100))],
      ['transactions of one part', String(Math.ceil(winners / shards))],
      ['counting, cutting and ranking, in one process', settled],
      ['sorting all of them, in one process', sorted],
    ],
  };
};
