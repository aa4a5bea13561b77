import type { Consents, DaySettings, PastBook } from '../../contract/users';
import { now } from '../platform/clock';
import { absent, all, any, equal, present, sized } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { schoolKeyOf } from './school-key';
import { type AboutItem, abouts, type StoredRecommendation, type UserItem, users } from './store';

/** What a guardian, or a student who decides alone, sets besides the consents. */
export interface Switches extends DaySettings {
  readonly discoverable: boolean;
  readonly transcripts: boolean;
}

/**
 * Returns the write that stores a grown-up's consents in the record, for the transaction with their items, and the switches.
 * With `before` it refuses when the consents have changed since.
 */
export const changingConsents = (
  id: string,
  consents: Consents,
  { before = {}, switches = {} }: { before?: Partial<Consents>; switches?: Partial<Switches> } = {},
) => {
  const same = Object.entries(before).map(([kind, given]) => equal(`consents.${kind}`, given));
  return users.updating({ id }, { set: { consents, ...switches } }, all(present('pk'), ...same));
};

/** Returns the write that switches something on or off. */
export const switching = (id: string, switches: Partial<Switches>): Write =>
  users.updating({ id }, { set: { ...switches } }, present('pk'));

/** A write that changes nothing and refuses once the core consent is in force. */
export const stillWithoutConsent = (id: string): Write =>
  users.updating({ id }, {}, equal('consents.core', false));

/** Assigns a school to a user without one. */
export const assignSchool = (user: UserItem, school: string): Promise<boolean> =>
  users.update(
    { id: user.id },
    { set: { school, ...schoolKeyOf({ ...user, school }) } },
    equal('school', null),
  );

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
