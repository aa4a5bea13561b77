import { currentStreak, newYorkDay } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import type { Person } from './identify';

/** The signed-in person's record, with the streak as it stands today. */
export const me = async ({ actor: { user, role } }: { actor: Person }) => ({
  ...user,
  role,
  streak: currentStreak(user.streak, user.last_activity_date, newYorkDay(now())),
});
