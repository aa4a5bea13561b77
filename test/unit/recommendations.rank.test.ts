import { expect, test } from '@jest/globals';
import { rankBooks } from '../../lambdas/recommendations/rank';

const placed = (id: string, vector: number[]) => ({ id, work: id, vector: Int8Array.from(vector) });
const taste = (vector: number[], weight: number, reason: string) => ({
  vector,
  weight,
  reason,
  word: reason,
});

test('a disliked book moves similar books down, and is never given as a reason', () => {
  const [alike, opposite, dragon] = [
    placed('alike', [100, 10]),
    placed('opposite', [-100, 10]),
    placed('dragon', [0, 100]),
  ];
  const disliked = taste([1, 0], -0.4, 'Because you loved a book with one star');
  const liked = taste([0, 1], 1, 'Because you like Dragons');
  const ranked = rankBooks([alike, opposite, dragon], [disliked, liked]);
  expect(ranked.map(({ id }) => id)).toEqual(['dragon', 'opposite', 'alike']);
  expect(ranked.map(({ reason }) => reason)).not.toContain(disliked.reason);
});
