import type { friends } from '../../contract/friends/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findManyUsers, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { isActiveStudent } from '../relations/discoverable';
import { friendshipsOf } from '../relations/friend-store';
import { maySee } from '../relations/let-in';
import { type SupervisionItem, supervisionsAfter, supervisionsBy } from '../relations/store';
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

/** Those of these children whom the adult sees now, each with the record and the entry of the list. */
const seen = async (adult: UserItem, relations: readonly SupervisionItem[]) =>
  (await withUsers(relations, ({ child_id }) => child_id))
    .filter(({ user, relation }) => maySee(adult, user, relation))
    .map(({ user, relation }) => ({ user, friend: presentFriend(adult, user, relation) }));

const inClass = (all: readonly SupervisionItem[], classId: string | undefined) =>
  classId === undefined ? all : all.filter(({ classes }) => classes.includes(classId));

/** The children whom an adult sees now, or those in one of its classes. */
export const seenChildren = async (adult: UserItem, classId?: string) =>
  seen(adult, inClass(await supervisionsBy(adult.email), classId));

const perPage = 500;

/** A page of them, and the child after whom the next one begins; null after the last. */
export const pageOfSeen = async (
  adult: UserItem,
  { classId, after }: { readonly classId: string | undefined; readonly after: string | undefined },
) => {
  // Only the relations themselves tell the class: those of a class are all read, and then those records.
  const limit = classId === undefined ? perPage + 1 : undefined;
  const found = inClass(await supervisionsAfter(adult.email, after, limit), classId);
  const page = found.slice(0, perPage);
  return {
    children: await seen(adult, page),
    next: found.length > perPage ? (page.at(-1)?.child_id ?? null) : null,
  };
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
