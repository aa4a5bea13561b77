import type { PastBook } from '../../contract/users/endpoints';
import { now } from '../platform/clock';
import { absent, any, equal, sized } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { type AboutItem, abouts, type StoredRecommendation } from './about-store';

export type { AboutItem, StoredRecommendation };

const nothingTold: AboutItem = {
  interests: null,
  interests_version: 0,
  past_books: [],
  recs_seen: [],
  book_recs: null,
  last_rec: null,
};

/** The current profile of a user. */
export const findAbout = async (id: string): Promise<AboutItem> =>
  (await abouts.get({ id }, { consistent: true })) ?? nothingTold;

/**
 * Returns the write that stores past books; it refuses when another tab added some meanwhile. Past books are only ever
 * added.
 */
export const settingPastBooks = (
  id: string,
  { before, after }: { before: readonly PastBook[]; after: readonly PastBook[] },
): Write => {
  const unchanged = sized('past_books', before.length);
  return abouts.updating(
    { id },
    { set: { past_books: after } },
    before.length === 0 ? any(absent('past_books'), unchanged) : unchanged,
  );
};

/**
 * Stores recommended books, unless the interests have changed since the search: the next request searches again in that
 * case.
 */
export const rememberRecommendations = (
  id: string,
  {
    interests_version,
    interests_vec,
    recommendations,
    recs_seen,
  }: Pick<AboutItem, 'interests_version' | 'interests_vec' | 'recs_seen'> & {
    recommendations: readonly StoredRecommendation[];
  },
): Promise<boolean> =>
  abouts.update(
    { id },
    {
      set: {
        interests_vec,
        recommendations,
        recs_seen,
        book_recs: recommendations.map((book) => book.id),
        last_rec: now().toISOString(),
      },
    },
    any(absent('interests_version'), equal('interests_version', interests_version)),
  );
