import * as z from 'zod/mini';
import { weeksBefore } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { Bytes, pack, unpack } from '../platform/packed';
import { entity } from '../platform/table/entity';

/** The board of a school or a class, or as much of it as has been read. */
export const snapshots = entity({
  name: 'SchoolBoard',
  schema: z.object({
    rows: Bytes,
    /** The number of students by points: determines each student's place. Absent from boards of an earlier release. */
    scores: z.optional(Bytes),
    fresh_until: z.string(),
    /** Of an unfinished board: the students read so far, and the position after them. */
    students: z._default(z.int(), 0),
    after: z.optional(z.string()),
  }),
  key: ({ key, period }: { key: string; period: string }) => ({
    pk: `SCHOOLBOARD#${key}`,
    sk: period,
  }),
  retention: { days: 14 },
  onDeletion: { mirror: 'boards' },
});

/** The key of a board that is not finished. */
export const unfinished = <K extends { readonly period: string }>(at: K): K => ({
  ...at,
  period: `${at.period}~unfinished`,
});

export type Scores = ReadonlyMap<number, number>;

const Columns = z.tuple([z.array(z.int()), z.array(z.int())]);

/** Sorted and as differences: two bytes for each score in a large school, so that 200,000 students fit into an item. */
export const packScores = (scores: Scores): Uint8Array => {
  const sorted = [...scores].toSorted(([a], [b]) => a - b);
  return pack([sorted.map(([points], i) => points - (sorted[i - 1]?.[0] ?? 0)), sorted.map(([, n]) => n)]);
};

export const unpackScores = (packed: Uint8Array): Map<number, number> => {
  const [steps, students] = Columns.parse(unpack(packed));
  let points = 0;
  return new Map(
    steps.map((step, i) => {
      points += step;
      return [points, students[i] ?? 0];
    }),
  );
};

/** Discards a board's copies of the last weeks, so that it is made anew when somebody reads it. */
export const forgetBoards = async (key: string): Promise<void> => {
  const weeks = [0, 1, 2].map((before) => weeksBefore(now(), before));
  for (const period of ['all', ...weeks])
    for (const at of [{ key, period }, unfinished({ key, period })]) await snapshots.remove(at);
};
