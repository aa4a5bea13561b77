import type { Leaderboard } from '../../../contract/leaderboard';
import type { Me } from '../../../contract/user';

const number = (count: number) => count.toLocaleString('en-US');

/** Nobody else sees this student on a leaderboard. */
export const isHidden = ({ role, consents }: Pick<Me, 'role' | 'consents'>): boolean =>
  role === 'student' && !consents.public_sharing;

/** One's own place in words; undefined for who has none. Who is hidden is not among those that are counted. */
export const ownPlace = (
  { me, students }: Pick<Leaderboard, 'me' | 'students'>,
  hidden: boolean,
): string | undefined =>
  me === null
    ? undefined
    : `place ${number(me.place)} of ${number(Math.max(me.place, students + (hidden ? 1 : 0)))}`;
