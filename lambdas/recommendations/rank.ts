import type { Candidate } from './candidates';
import { evidenceOf, stemsOfBook, toldBy } from './evidence';
import { type Calibration, isOther, isReason } from './reasons';
import type { Taste } from './taste';
import { cosine, unit } from './vector';

/** The mean of all tastes, as a vector of length 1. */
export const direction = (tastes: readonly Taste[]): number[] => {
  const sum = new Array<number>(tastes[0]?.vector.length ?? 0).fill(0);
  for (const { vector, weight } of tastes)
    for (const [i, part] of vector.entries()) sum[i] = (sum[i] ?? 0) + part * weight;
  return unit(sum);
};

export interface Ranked extends Candidate {
  /** Absent if no single taste is the reason. */
  readonly reason?: string | undefined;
  /** The rating on which the reason rests; absent for a reason of words. */
  readonly by_stars?: Taste['stars'];
  /** True if there are tastes and the book is surely of another kind than all of them. */
  readonly isDifferent: boolean;
  readonly score: number;
}

/** A hash: equal texts give equal numbers between 0 and 1. */
const fraction = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (Math.imul(value ^ (value >>> 15), 2246822519) >>> 0) / 2 ** 32;
};

/** A variation by user in the order of books without a reason, so that not every user gets the same book. */
const chance = 0.05;

/** The bonus of a book without a reason that names a taste partly: it comes before the books of the open shelves. */
const namedPartly = 0.3;

/** The weight of the similarity to the nearest taste, for a book without a reason. */
const unnamed = 0.2;

/** The bonus of a book with a reason: more than all that a book without one can get. */
const withReason = 0.9;

/** The bonus of a book whose text the library has: the answers of its quizzes have evidence. */
const proven = 0.3;

/**
 * Books by how well they suit a user's tastes, the best first. A book with a reason comes before one without. Similarity to a
 * disliked book moves a book down and is never the reason.
 */
export const rankBooks = (
  books: readonly Candidate[],
  tastes: readonly Taste[],
  userId: string,
  measured: Calibration | undefined,
): Ranked[] => {
  const liked = tastes.filter(({ weight }) => weight > 0).map((taste) => ({ taste, told: toldBy(taste) }));
  const disliked = tastes.filter(({ weight }) => weight < 0);
  const scored = books.map((book): Ranked => {
    const stems = stemsOfBook(book);
    const all = liked.map(({ taste, told }) => ({
      taste,
      evidence: evidenceOf(taste.by, told, stems),
      similarity: cosine(taste.vector, book.vector),
    }));
    const [best] = all
      .filter(({ taste, evidence, similarity }) => isReason(taste, evidence, similarity, measured))
      .map(({ taste, similarity }) => ({ taste, score: Math.max(0, similarity) * taste.weight }))
      .toSorted((a, b) => b.score - a.score);
    const against = disliked.map(({ vector, weight }) => cosine(vector, book.vector) * weight);
    const isPartly = all.some(({ taste, evidence }) => taste.by !== 'books' && evidence === 'partly');
    const nearest = Math.max(0, ...all.map(({ taste, similarity }) => similarity * taste.weight));
    const score =
      (best === undefined ? (isPartly ? namedPartly : 0) + unnamed * nearest : withReason + best.score) +
      Math.min(0, ...against) +
      (book.has_text === true ? proven : 0) +
      chance * fraction(`${userId}/${book.id}`);
    const isDifferent =
      all.length > 0 &&
      all.every(({ taste, evidence, similarity }) => isOther(taste, evidence, similarity, measured));
    return { ...book, score, isDifferent, reason: best?.taste.reason, by_stars: best?.taste.stars };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  const works = new Set<string>();
  // Only the first of several editions of one work is recommended.
  return best.filter(({ work }) => !works.has(work) && works.add(work));
};
