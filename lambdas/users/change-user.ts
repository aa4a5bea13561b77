import type { Consents, PastBook } from '../../contract/user';
import { equal, present } from '../platform/table/condition';
import { users } from './store';

/** The write that records what a grown-up has agreed to, for the items of the consents to go with it. */
export const changingConsents = (id: string, consents: Consents) =>
  users.updating({ id }, { set: { consents } }, present('pk'));

/** Assigns a school to somebody who has none. */
export const assignSchool = (id: string, school: string): Promise<boolean> =>
  users.update({ id }, { set: { school } }, equal('school', null));

/** False when the books were changed meanwhile, in another tab. */
export const setPastBooks = (
  id: string,
  { before, after }: { before: readonly PastBook[]; after: readonly PastBook[] },
): Promise<boolean> => users.update({ id }, { set: { past_books: after } }, equal('past_books', before));
