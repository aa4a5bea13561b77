import type { Leaderboard } from '../../../../contract/leaderboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';

const number = (count: number) => count.toLocaleString('en-US');

/** This student is hidden from others on leaderboards. */
export const isHidden = ({ role, consents }: Pick<Me, 'role' | 'consents'>): boolean =>
  role === 'student' && !consents.public_sharing;

/** The reader's place in words, among all students; undefined for a reader without one. */
export const ownPlace = ({ me, students }: Pick<Leaderboard, 'me' | 'students'>): string | undefined =>
  me === null ? undefined : `place ${number(me.place)} of ${number(students)}`;
