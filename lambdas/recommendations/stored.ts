import { type Recommendation, recommendedBooks } from '../../contract/recommendations';
import type { AboutItem } from '../users/find';

interface Taken {
  has(id: string): boolean;
}

/** The books found last, without those that are on a list by now. */
export const stillFree = ({ recommendations = [], book_recs }: AboutItem, taken: Taken): Recommendation[] =>
  book_recs === null ? [] : recommendations.filter(({ id }) => !taken.has(id));

/**
 * The books found last, or null when a search is needed: before the first one, and when some books are on a list by now. A
 * library that had fewer than five is not searched again for them.
 */
export const storedRecommendations = (about: AboutItem, taken: Taken): Recommendation[] | null => {
  const { recommendations, book_recs } = about;
  if (recommendations === undefined || book_recs === null) return null;
  const left = stillFree(about, taken);
  const wasFull = recommendations.length >= recommendedBooks;
  return wasFull && left.length < recommendedBooks ? null : left;
};
