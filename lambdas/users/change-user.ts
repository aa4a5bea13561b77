import type { Recommendation } from '../../contract/recommendations';
import type { Consents, PastBook } from '../../contract/user';
import { now } from '../platform/clock';
import { absent, any, equal, present } from '../platform/table/condition';
import { schoolKeyOf } from './school-key';
import { type AboutItem, abouts, type UserItem, users } from './store';

/** The write that records what a grown-up has agreed to, for the items of the consents to go with it. */
export const changingConsents = (id: string, consents: Consents) =>
  users.updating({ id }, { set: { consents } }, present('pk'));

/** Assigns a school to somebody who has none. */
export const assignSchool = (user: UserItem, school: string): Promise<boolean> =>
  users.update(
    { id: user.id },
    { set: { school, ...schoolKeyOf({ ...user, school }) } },
    equal('school', null),
  );

/** False when the books were changed meanwhile, in another tab. */
export const setPastBooks = (
  id: string,
  { before, after }: { before: readonly PastBook[]; after: readonly PastBook[] },
): Promise<boolean> =>
  abouts.update(
    { id },
    { set: { past_books: after } },
    before.length === 0 ? any(absent('past_books'), equal('past_books', [])) : equal('past_books', before),
  );

/**
 * Remembers what was recommended, unless the interests have changed while it was found: then the next look finds
 * something else anyway.
 */
export const rememberRecommendations = (
  id: string,
  {
    interests,
    interests_vec,
    recommendations,
  }: Pick<AboutItem, 'interests' | 'interests_vec'> & { recommendations: readonly Recommendation[] },
): Promise<boolean> =>
  abouts.update(
    { id },
    {
      set: {
        interests_vec,
        recommendations,
        book_recs: recommendations.map((book) => book.id),
        last_rec: now().toISOString(),
      },
    },
    interests === null ? any(absent('interests'), equal('interests', null)) : equal('interests', interests),
  );
