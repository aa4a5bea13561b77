import { describe, expect, test } from '@jest/globals';
import { stillFree, storedRecommendations } from '../../lambdas/recommendations/stored';
import { cosine, unit } from '../../lambdas/recommendations/vector';

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const about = (of: object) =>
  ({ recommendations: five, book_recs: five.map(({ id }) => id), ...of }) as never;
const idsOf = (books: readonly { readonly id: string }[] | null) => books?.map(({ id }) => id) ?? null;
const stars = (of: Record<string, number | null> = {}) => new Map(Object.entries(of));

describe('the books found last', () => {
  test.each([
    ['are kept', {}, {}, ['a', 'b', 'c', 'd', 'e']],
    ['are searched anew once one is on a list', {}, { c: null }, null],
    [
      'are kept if the search found fewer, without the one on a list',
      { recommendations: five.slice(0, 4) },
      { c: 5 },
      ['a', 'b', 'd'],
    ],
    ['are none before the first search', { recommendations: undefined }, {}, null],
    ['are none after the interests have changed', { book_recs: null }, {}, null],
  ])('%s', (_, of, given, ids) => {
    expect(idsOf(storedRecommendations(about(of), stars(given)))).toEqual(ids);
  });

  test('lose those whose reason was a rating that has changed', () => {
    const recommendations = [
      { id: 'a', by_stars: { book_id: 'x', given: 5 } },
      { id: 'b', by_stars: { book_id: 'y', given: 4 } },
    ];
    expect(idsOf(stillFree(about({ recommendations }), stars({ x: 5, y: 3 })))).toEqual(['a']);
    expect(idsOf(stillFree(about({ recommendations, book_recs: null }), stars({ x: 5 })))).toEqual([]);
    expect(idsOf(stillFree(about({ recommendations: undefined }), stars()))).toEqual([]);
  });
});

test('likeness is that of directions, whatever the lengths', () => {
  expect(cosine([3, 4], [6, 8])).toBeCloseTo(1, 10);
  expect(cosine([1, 0], [0, 5])).toBe(0);
  expect(cosine([1, 0], [-2, 0])).toBeCloseTo(-1, 10);
  expect(cosine([0, 0], [1, 1])).toBe(0);
  expect(cosine([1, 1], [1, 0])).toBeCloseTo(Math.SQRT1_2, 10);
  expect(unit([3, 4])).toEqual([0.6, 0.8]);
  expect(unit([0, 0])).toEqual([0, 0]);
});
