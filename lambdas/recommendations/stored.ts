import type { Recommendation } from '../../contract/recommendations';
import type { AboutItem } from '../users/find';

/** Those found last, without what has come on a list since; null before any were found. */
export const storedRecommendations = (
  { recommendations, book_recs }: AboutItem,
  taken: ReadonlySet<string>,
): Recommendation[] | null =>
  recommendations === undefined || book_recs === null
    ? null
    : recommendations.filter(({ id }) => !taken.has(id));
