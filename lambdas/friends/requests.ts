import type { FriendRequest, friends } from '../../contract/friends/endpoints';
import { shownAddress } from '../../contract/rules/made-up-address';
import type { Admitted } from '../accounts/admitted';
import { findUsers, type UserItem } from '../accounts/find';
import { isActiveStudent } from '../relations/discoverable';
import { friendshipsOf } from '../relations/friend-store';
import { isRecent } from '../relations/friendship';
import { grownUpsFor } from '../relations/grown-ups';
import { isTeacherOf, waitsForGuardian } from '../relations/let-in';
import { type State, type SupervisionItem, supervisionsBy } from '../relations/store';
import { presentAcquaintance } from './present';

interface Open {
  /** The other student. */
  readonly id: string;
  readonly isOwn: boolean;
  readonly state: State;
  readonly changed_at: string;
  /** An adult's relation to the student. */
  readonly supervision?: SupervisionItem;
}

const none = { asking: [], seeing: [] };

const ofStudent = async ({ id }: UserItem): Promise<Open[]> =>
  (await friendshipsOf(id, { consistent: true })).map(({ friend_id, asked_by, state, changed_at }) => ({
    id: friend_id,
    isOwn: asked_by === id,
    state,
    changed_at,
  }));

/**
 * Whether no guardian is asked about an accepted supervision, so that a teacher of thousands does not read them all: a guardian
 * has said yes, or need not, because both belong to one school. A guardian's yes does not replace the school.
 */
const isSettled = (
  { verified, school }: UserItem,
  { state, guardian_answer, school: common }: SupervisionItem,
): boolean =>
  state === 'accepted' && (guardian_answer?.yes ?? (verified && common !== null && common === school));

const ofAdult = async (adult: UserItem): Promise<Open[]> =>
  (await supervisionsBy(adult.email, { consistent: true }))
    .filter((supervision) => supervision.adult_id === adult.id && !isSettled(adult, supervision))
    .map((supervision) => ({
      id: supervision.child_id,
      isOwn: true,
      state: supervision.state,
      changed_at: supervision.changed_at,
      supervision,
    }));

const isShown = (relation: Open): boolean => {
  const { state, isOwn, supervision } = relation;
  if (state === 'accepted') return supervision !== undefined && !supervision.guardian;
  return state === 'asked' || (isOwn && isRecent(relation));
};

/** Whether a request still shows as open: an adult does not learn whether the child or the guardian has answered. */
const isOpen = (me: UserItem, other: UserItem, { state, supervision }: Open): boolean =>
  state === 'asked' || (supervision !== undefined && waitsForGuardian(me, other, supervision));

/**
 * The open requests, the user's own requests that were declined recently, and the adults of a student. Before the student
 * agrees, only teachers of the student's school see the address.
 */
export const requests = async ({ actor: { role, user } }: Admitted<typeof friends.requests>) => {
  const isStudent = role === 'student';
  const [relations, grown_ups] = await Promise.all([
    isStudent ? ofStudent(user) : ofAdult(user),
    isStudent ? grownUpsFor(user) : none,
  ]);
  const shown = relations.filter(isShown).toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  const users = new Map((await findUsers(shown.map(({ id }) => id))).map((one) => [one.id, one]));
  const present = (wanted: (relation: Open, other: UserItem) => boolean): FriendRequest[] =>
    shown.flatMap((relation) => {
      const other = users.get(relation.id);
      if (!isActiveStudent(other) || !wanted(relation, other)) return [];
      const { id, changed_at } = relation;
      const email = isTeacherOf(user, other) ? shownAddress(other.email) : {};
      return [{ id, user: { ...presentAcquaintance(user, other), ...email }, created_at: changed_at }];
    });
  return {
    incoming: present((relation, other) => !relation.isOwn && isOpen(user, other, relation)),
    outgoing: present((relation, other) => relation.isOwn && isOpen(user, other, relation)),
    rejected: present(({ state }) => state === 'declined'),
    grown_ups,
  };
};
