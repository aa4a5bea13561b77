import { describe, expect, test } from '@jest/globals';
import { byRank, cutoffsOf, gemsForPlace, rewardedPlaces } from '../../contract/rules/rank';

describe('the order of a leaderboard', () => {
  const ada = { id: 'ada', points: 10, reached_at: '2026-11-20T12:00:00Z' };

  test.each([
    ['more points come first', { points: 9 }],
    ['of equal points the earlier time comes first', { reached_at: '2026-11-20T12:00:01Z' }],
    ['of equal points and times the id decides', { id: 'bea' }],
    ['points count before time', { points: 9, reached_at: '2026-11-19T12:00:00Z' }],
    ['time counts before the id', { reached_at: '2026-11-20T12:00:01Z', id: 'aaa' }],
  ])('%s', (_, of) => {
    expect(byRank(ada, { ...ada, ...of })).toBeLessThan(0);
    expect(byRank({ ...ada, ...of }, ada)).toBeGreaterThan(0);
  });

  test('a student is equal to itself', () => expect(byRank(ada, { ...ada })).toBe(0));
});

describe('the rewards of a week', () => {
  test.each([
    [0, [0, 0, 0]],
    [1, [1, 1, 1]],
    [20, [1, 1, 3]],
    [21, [1, 2, 4]],
    [100, [1, 5, 15]],
    [101, [2, 6, 16]],
    [700, [7, 35, 105]],
  ])('of %i students go to so many: %j', (students, cutoffs) => {
    expect(cutoffsOf(students)).toEqual(cutoffs);
  });

  test.each([
    [1, 100, 125],
    [2, 100, 40],
    [5, 100, 40],
    [6, 100, 10],
    [15, 100, 10],
    [16, 100, 0],
    [1, 1, 125],
    [2, 1, 0],
  ])('place %i of %i earns %i gems', (place, students, gems) => {
    expect(gemsForPlace(place, students)).toBe(gems);
  });

  test('are listed with the places that get them', () => {
    expect(rewardedPlaces(100)).toEqual([
      { gems: 125, from: 1, to: 1, needs: 1 },
      { gems: 40, from: 2, to: 5, needs: 21 },
      { gems: 10, from: 6, to: 15, needs: 7 },
    ]);
  });

  test('in a short list nobody gets the lower ones, and the list says from how many students somebody does', () => {
    expect(rewardedPlaces(6).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
    ]);
    for (const [tier, { needs }] of rewardedPlaces(1).entries()) {
      const given = ({ from, to }: { from: number; to: number }) => to >= from;
      expect(rewardedPlaces(needs).filter(given)).toContainEqual(rewardedPlaces(needs)[tier]);
      if (needs > 1) expect(given(rewardedPlaces(needs - 1)[tier] ?? { from: 0, to: 0 })).toBe(false);
    }
  });
});
