import type { PlacedBook } from '../books/vectors';
import type { Taste } from './tastes';

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const lengthOf = (vector: ArrayLike<number>) => Math.sqrt(dot(vector, vector)) || 1;

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>) => dot(a, b) / (lengthOf(a) * lengthOf(b));

/** What all tastes together point to, as a vector of length 1. */
export const direction = (tastes: readonly Taste[]): number[] => {
  const sum = new Array<number>(tastes[0]?.vector.length ?? 0).fill(0);
  for (const { vector, weight } of tastes)
    for (const [i, part] of vector.entries()) sum[i] = (sum[i] ?? 0) + part * weight;
  const length = lengthOf(sum);
  return sum.map((part) => part / length);
};

/** Below it nothing that somebody likes has led to the book. */
const farFetched = 0.08;

export interface Ranked {
  readonly id: string;
  /** Empty where no single taste is the reason. */
  readonly reason: string;
}

/**
 * The books nearest to what somebody likes: to all of it together, and still more to the one thing that a book is closest
 * to, which is then the reason given.
 */
export const rankBooks = (
  books: readonly PlacedBook[],
  tastes: readonly Taste[],
  count: number,
): Ranked[] => {
  const towards = direction(tastes);
  const scored = books.map(({ id, work, vector }) => {
    const nearest = tastes
      .map(({ vector: liked, weight, reason }) => ({ reason, score: cosine(liked, vector) * weight }))
      .reduce((best, one) => (one.score > best.score ? one : best), { reason: '', score: -1 });
    const reason = nearest.score < farFetched ? '' : nearest.reason;
    return { id, work, reason, score: cosine(towards, vector) + nearest.score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const works = new Set<string>();
  // Of two editions of one work the first.
  const distinct = best.filter(({ work }) => !works.has(work) && works.add(work));
  return distinct.slice(0, count);
};
