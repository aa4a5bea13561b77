import { type Candidate, isFiledUnder } from './candidates';
import { thresholds } from './reasons';
import type { Taste } from './tastes';
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
  /** True if there are tastes and the book is near none of them. */
  readonly isDifferent: boolean;
  readonly score: number;
}

/** A hash: equal texts give equal numbers between 0 and 1. */
const fraction = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (Math.imul(value ^ (value >>> 15), 2246822519) >>> 0) / 2 ** 32;
};

const isNear = (taste: Taste, similarity: number) => similarity >= thresholds()[taste.by];

const isFiled = ({ filed }: Candidate, taste: Taste) => filed !== undefined && isFiledUnder(filed, taste);

/**
 * Whether a taste is a true reason for a book: their vectors are similar. If the taste is a word and the library does not have
 * the book's text, the book must also be filed under the word, because a child takes "you like cats" literally. Without this,
 * half of the reasons would be untrue.
 */
export const isReason = (book: Candidate, taste: Taste, similarity: number): boolean =>
  isNear(taste, similarity) && (taste.by === 'books' || book.has_text === true || isFiled(book, taste));

/** A variation by user in the order of books without a reason, so that not every user gets the same book. */
const chance = 0.05;

/** The bonus of a book without a reason that is filed under a taste: it comes before the books of the open shelves. */
const filedUnder = 0.3;

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
): Ranked[] => {
  const [liked, disliked] = [
    tastes.filter(({ weight }) => weight > 0),
    tastes.filter(({ weight }) => weight < 0),
  ];
  const scored = books.map((book): Ranked => {
    const near = liked.map((taste) => ({ taste, similarity: cosine(taste.vector, book.vector) }));
    const [best] = near
      .filter(({ taste, similarity }) => isReason(book, taste, similarity))
      .map(({ taste, similarity }) => ({ taste, score: similarity * taste.weight }))
      .toSorted((a, b) => b.score - a.score);
    const against = disliked.map(({ vector, weight }) => cosine(vector, book.vector) * weight);
    const isUnder = liked.some((taste) => isFiled(book, taste));
    const score =
      (best === undefined ? (isUnder ? filedUnder : 0) : 0.5 + best.score) +
      Math.min(0, ...against) +
      (book.has_text === true ? proven : 0) +
      chance * fraction(`${userId}/${book.id}`);
    const isDifferent =
      liked.length > 0 && !isUnder && !near.some(({ taste, similarity }) => isNear(taste, similarity));
    return { ...book, score, isDifferent, reason: best?.taste.reason, by_stars: best?.taste.stars };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  const works = new Set<string>();
  // Only the first of several editions of one work is recommended.
  return best.filter(({ work }) => !works.has(work) && works.add(work));
};
