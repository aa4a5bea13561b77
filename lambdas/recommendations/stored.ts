import { type Recommendation, recommendedBooks } from '../../contract/recommendations';
import type { AboutItem } from '../users/find';

interface Taken {
  has(id: string): boolean;
}

/** Those found last, without what has come on a list since. */
export const stillFree = ({ recommendations = [], book_recs }: AboutItem, taken: Taken): Recommendation[] =>
  book_recs === null ? [] : recommendations.filter(({ id }) => !taken.has(id));

/**
 * Those found last, or null when they have to be found: before there were any, and when some have come on a list since.
 * A library that had no five to begin with is not searched again for it.
 */
export const storedRecommendations = (about: AboutItem, taken: Taken): Recommendation[] | null => {
  const { recommendations, book_recs } = about;
  if (recommendations === undefined || book_recs === null) return null;
  const left = stillFree(about, taken);
  const wasFull = recommendations.length >= recommendedBooks;
  return wasFull && left.length < recommendedBooks ? null : left;
};
