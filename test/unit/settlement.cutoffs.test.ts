import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { byRank, gemsForPlace, type Standing } from '../../contract/rules/rank';
import { cutsOf, gemsFor, lastOnes } from '../../lambdas/settlement/cutoffs';

const student = (id: string, points: number, minute = 0): Standing => ({
  id,
  points,
  reached_at: `2026-11-20T12:${String(minute).padStart(2, '0')}:00Z`,
});

describe('the ends of the rewards', () => {
  test('are none in an empty list', () => {
    expect(cutsOf([])).toEqual([]);
    expect(cutsOf([[], []])).toEqual([]);
  });

  test('come from the counts of all shards together', () => {
    // Of 100 students 1, 5 and 15 are rewarded.
    expect(
      cutsOf([
        [
          [10, 3],
          [5, 40],
        ],
        [
          [10, 1],
          [20, 1],
          [5, 55],
        ],
      ]),
    ).toEqual([
      { gems: 125, points: 20, places: 1 },
      { gems: 40, points: 10, places: 4 },
      { gems: 10, points: 5, places: 10 },
    ]);
  });

  test('lie inside a tie, where the earlier ones are rewarded', () => {
    const tied = [student('late', 10, 9), student('early', 10, 1), student('lower', 5, 0)];
    const cuts = [
      { gems: 125, points: 10, places: 1 },
      { gems: 40, points: 10, places: 2 },
      { gems: 10, points: 7, places: 1 },
    ];
    const lasts = lastOnes(cuts, tied);
    expect(lasts.map((last) => last?.id ?? null)).toEqual(['early', 'late', null]);
    expect(tied.map((one) => gemsFor(one, cuts, lasts))).toEqual([40, 125, 0]);
    expect(gemsFor(student('above', 8), cuts, lasts)).toBe(10);
    expect(gemsFor(student('at', 7), cuts, lasts)).toBe(0);
  });

  test('give each student what the place in the sorted list would, in any split into shards', () => {
    const list = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 2 })), { minLength: 1, maxLength: 130 });
    fc.assert(
      fc.property(list, (pairs) => {
        const all = pairs.map(([points, minute], i) => student(`s${i}`, points, minute));
        const shards = [0, 1, 2].map((shard) =>
          all.filter((_, i) => i % 3 === shard).map(({ points }): [number, number] => [points, 1]),
        );
        const cuts = cutsOf(shards);
        const lasts = lastOnes(cuts, all);
        for (const [place, one] of all.toSorted(byRank).entries())
          expect(gemsFor(one, cuts, lasts)).toBe(gemsForPlace(place + 1, all.length));
      }),
      { numRuns: 60 },
    );
  });
});
