import { recommendedBooks } from '../../contract/recommendations/endpoints';
import type { AboutItem, StoredRecommendation } from '../accounts/about';
import type { Stars } from './tastes';

/** The books found last, without those that are on a list by now or whose reason was a rating that has changed. */
export const stillFree = (
  { recommendations = [], book_recs }: AboutItem,
  stars: Stars,
): StoredRecommendation[] =>
  book_recs === null
    ? []
    : recommendations.filter(
        ({ id, by_stars }) =>
          !stars.has(id) && (by_stars === undefined || stars.get(by_stars.book_id) === by_stars.given),
      );

/**
 * The books found last. Null if a search is needed: before the first one, and when some books are on a list by now or have lost
 * their reason. If the last search found fewer than five, no other one is made to fill the shelf.
 */
export const storedRecommendations = (about: AboutItem, stars: Stars): StoredRecommendation[] | null => {
  const { recommendations, book_recs } = about;
  if (recommendations === undefined || book_recs === null) return null;
  const left = stillFree(about, stars);
  const wasFull = recommendations.length >= recommendedBooks;
  return wasFull && left.length < recommendedBooks ? null : left;
};
