import { findManyUsers, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isActiveStudent } from './discovery';
import { friendshipsOf } from './friend-store';
import { byPoints, presentFriend } from './present';
import { supervisionsBy } from './store';
import { maySee } from './supervision';

interface Relation {
  readonly state: string;
  readonly changed_at: string;
  readonly guardian?: boolean;
}

/** The accepted relations with the current record of the other user; without those who are gone. */
const withUsers = async <R extends Relation>(relations: readonly R[], idOf: (relation: R) => string) => {
  const accepted = relations.filter(({ state }) => state === 'accepted');
  const found = new Map((await findManyUsers(accepted.map(idOf))).map((user) => [user.id, user]));
  return accepted.flatMap((relation) => {
    const user: UserItem | undefined = found.get(idOf(relation));
    return user === undefined ? [] : [{ user, relation }];
  });
};

/** The children whom an adult sees at this moment, each with the record and as the list shows it. */
export const seenChildren = async (adult: UserItem) =>
  (await withUsers(await supervisionsBy(adult.email), ({ child_id }) => child_id))
    .filter(({ user, relation }) => maySee(adult, user, relation))
    .map(({ user, relation }) => ({ user, friend: presentFriend(adult, user, relation) }));

const friendsOf = async (student: UserItem) =>
  (await withUsers(await friendshipsOf(student.id), ({ friend_id }) => friend_id))
    .filter(({ user }) => isActiveStudent(user))
    .map(({ user, relation }) => presentFriend(student, user, relation));

/**
 * A student's friends, or the children whom an adult supervises. Three steps for any number: the relations, then all
 * records, a hundred in one request. Eventually consistent; what is behind the list is checked again when it is opened.
 */
export const list = async ({ actor: { role, user } }: { actor: Person }) =>
  byPoints(
    role === 'student' ? await friendsOf(user) : (await seenChildren(user)).map(({ friend }) => friend),
  );
