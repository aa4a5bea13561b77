import { needsAdult } from '../../contract/rules/consent';
import { newYorkDay } from '../../contract/rules/day';
import { currentStreak } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { type AboutItem, findAbout } from './find';
import type { Person } from './identify';

/** A person's record as their own browser sees it, with the streak as it stands today. */
export const presentMe = ({ user, role }: Pick<Person, 'user' | 'role'>, about: AboutItem) => ({
  ...about,
  ...user,
  role,
  decides_alone: !needsAdult(user, consentAges()),
  streak: currentStreak(user.streak, user.last_activity_date, newYorkDay(now())),
});

export const me = async ({ actor }: { actor: Person }) => presentMe(actor, await findAbout(actor.id));
