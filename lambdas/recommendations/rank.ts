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
  /** The stars by which the reason holds; absent if it is told by words. */
  readonly by_stars?: Taste['stars'];
  /** Tastes were told, and the book is near to none of them. */
  readonly isDifferent: boolean;
  readonly score: number;
}

/** The same number between 0 and 1 for the same texts. */
const fraction = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (Math.imul(value ^ (value >>> 15), 2246822519) >>> 0) / 2 ** 32;
};

const isNear = (taste: Taste, similarity: number) => similarity >= thresholds()[taste.by];

const isFiled = ({ filed }: Candidate, taste: Taste) => filed !== undefined && isFiledUnder(filed, taste);

/**
 * Whether a taste is a true reason for a book: their meanings are near, and a book whose text the library does not have is
 * also filed under the taste's words, because a child takes "you like cats" literally. Without that, half of the reasons
 * would be untrue.
 */
export const isReason = (book: Candidate, taste: Taste, similarity: number): boolean =>
  isNear(taste, similarity) && (taste.by === 'books' || book.has_text === true || isFiled(book, taste));

/** A difference that orders books without a reason, by user: else one book would be everybody's. */
const chance = 0.05;

/** A book without a reason that librarians filed under a taste comes before one of the open shelves. */
const filedUnder = 0.3;

/** A book whose text the library has can be quizzed on with proof. */
const proven = 0.3;

/**
 * Books by how well they suit a user's tastes, the best first. A book with a reason comes before one without. What is like
 * a disliked book moves down and is never the reason.
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
  // Of two editions of one work only the first is recommended.
  return best.filter(({ work }) => !works.has(work) && works.add(work));
};
