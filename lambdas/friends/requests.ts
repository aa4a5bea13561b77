import type { FriendRequest } from '../../contract/friends';
import { findUsers, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isActiveStudent } from './discovery';
import { friendshipsOf } from './friend-store';
import { isRecent } from './friendship';
import { grownUpsFor } from './grown-ups';
import { presentAcquaintance } from './present';
import { type State, supervisionsBy } from './store';

interface Open {
  /** The other student. */
  readonly id: string;
  readonly isOwn: boolean;
  readonly state: State;
  readonly changed_at: string;
}

const none = { asking: [], seeing: [] };

const ofStudent = async ({ id }: UserItem): Promise<Open[]> =>
  (await friendshipsOf(id, { consistent: true })).map(({ friend_id, asked_by, state, changed_at }) => ({
    id: friend_id,
    isOwn: asked_by === id,
    state,
    changed_at,
  }));

const ofAdult = async ({ id, email }: UserItem): Promise<Open[]> =>
  (await supervisionsBy(email, { consistent: true }))
    .filter(({ adult_id }) => adult_id === id)
    .map(({ child_id, state, changed_at }) => ({ id: child_id, isOwn: true, state, changed_at }));

const isShown = (relation: Open): boolean =>
  relation.state === 'asked' || (relation.state === 'declined' && relation.isOwn && isRecent(relation));

/** The open requests, those of one's own that were declined in the last weeks, and the grown-ups of a student. */
export const requests = async ({ actor: { role, user } }: { actor: Person }) => {
  const isStudent = role === 'student';
  const [relations, grown_ups] = await Promise.all([
    isStudent ? ofStudent(user) : ofAdult(user),
    isStudent ? grownUpsFor(user) : none,
  ]);
  const shown = relations.filter(isShown).toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  const users = new Map((await findUsers(shown.map(({ id }) => id))).map((one) => [one.id, one]));
  const present = (wanted: (relation: Open) => boolean): FriendRequest[] =>
    shown.filter(wanted).flatMap(({ id, changed_at }) => {
      const other = users.get(id);
      if (!isActiveStudent(other)) return [];
      return [{ id, user: presentAcquaintance(user, other), created_at: changed_at }];
    });
  return {
    incoming: present(({ state, isOwn }) => state === 'asked' && !isOwn),
    outgoing: present(({ state, isOwn }) => state === 'asked' && isOwn),
    rejected: present(({ state }) => state === 'declined'),
    grown_ups,
  };
};
