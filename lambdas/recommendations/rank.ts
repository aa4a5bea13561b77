import type { PlacedBook } from '../books/vectors';
import type { Taste } from './tastes';
import { cosine, unit } from './vector';

/** The mean of all tastes, as a vector of length 1. */
export const direction = (tastes: readonly Taste[]): number[] => {
  const sum = new Array<number>(tastes[0]?.vector.length ?? 0).fill(0);
  for (const { vector, weight } of tastes)
    for (const [i, part] of vector.entries()) sum[i] = (sum[i] ?? 0) + part * weight;
  return unit(sum);
};

/** Below this similarity a book is not explained by any taste. */
const farFetched = 0.08;

export interface Ranked {
  readonly id: string;
  /** Empty if no single taste is the reason. */
  readonly reason: string;
}

/**
 * The books nearest to a user's tastes: to their mean, and with more weight to the taste that is closest to the book, which
 * is given as the reason.
 */
export const rankBooks = (books: readonly PlacedBook[], tastes: readonly Taste[]): Ranked[] => {
  const towards = direction(tastes);
  // A disliked book is never the reason, however far away the recommended one is.
  const liked = tastes.filter(({ weight }) => weight > 0);
  const scored = books.map(({ id, work, vector }) => {
    const nearest = liked
      .map(({ vector: one, weight, reason }) => ({ reason, score: cosine(one, vector) * weight }))
      .reduce((best, one) => (one.score > best.score ? one : best), { reason: '', score: -1 });
    const reason = nearest.score < farFetched ? '' : nearest.reason;
    return { id, work, reason, score: cosine(towards, vector) + nearest.score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const works = new Set<string>();
  // Of two editions of one work only the first is recommended.
  return best.filter(({ work }) => !works.has(work) && works.add(work));
};
