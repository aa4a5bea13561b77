import type { friends } from '../../contract/friends/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findManyUsers, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { isActiveStudent } from '../relations/discoverable';
import { friendshipsOf } from '../relations/friend-store';
import { maySee } from '../relations/let-in';
import { supervisionsBy } from '../relations/store';
import { byPoints, presentFriend } from './present';

interface Relation {
  readonly state: string;
  readonly changed_at: string;
  readonly guardian?: boolean;
}

/** The accepted relations, each with the current record of the other user; without deleted users. */
const withUsers = async <R extends Relation>(relations: readonly R[], idOf: (relation: R) => string) => {
  const accepted = relations.filter(({ state }) => state === 'accepted');
  const found = new Map((await findManyUsers(accepted.map(idOf))).map((user) => [user.id, user]));
  return accepted.flatMap((relation) => {
    const user: UserItem | undefined = found.get(idOf(relation));
    return user === undefined ? [] : [{ user, relation }];
  });
};

/** The children whom an adult sees now, or those in one of its classes, each with the record and the entry of the list. */
export const seenChildren = async (adult: UserItem, classId?: string) => {
  const all = await supervisionsBy(adult.email);
  const wanted = classId === undefined ? all : all.filter(({ classes }) => classes.includes(classId));
  return (await withUsers(wanted, ({ child_id }) => child_id))
    .filter(({ user, relation }) => maySee(adult, user, relation))
    .map(({ user, relation }) => ({ user, friend: presentFriend(adult, user, relation) }));
};

const friendsOf = async (student: UserItem) =>
  (await withUsers(await friendshipsOf(student.id), ({ friend_id }) => friend_id))
    .filter(({ user }) => isActiveStudent(user) && mayDo(user, 'friends'))
    .map(({ user, relation }) => presentFriend(student, user, relation));

/**
 * A student's friends, or the children whom an adult supervises. Reads the relations, then all records, a hundred per request.
 * Eventually consistent: access is checked again when an entry is opened.
 */
export const list = async ({ actor: { role, user } }: Admitted<typeof friends.list>) =>
  byPoints(
    role === 'student' ? await friendsOf(user) : (await seenChildren(user)).map(({ friend }) => friend),
  );
