import type { Leaderboard } from '../../../contract/leaderboard';
import type { Me } from '../../../contract/users';

const number = (count: number) => count.toLocaleString('en-US');

/** Nobody else sees this student on a leaderboard. */
export const isHidden = ({ role, consents }: Pick<Me, 'role' | 'consents'>): boolean =>
  role === 'student' && !consents.public_sharing;

/** One's own place in words, among all students; undefined for who has none. */
export const ownPlace = ({ me, students }: Pick<Leaderboard, 'me' | 'students'>): string | undefined =>
  me === null ? undefined : `place ${number(me.place)} of ${number(students)}`;
