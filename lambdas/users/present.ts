import type { Me } from '../../contract/person';
import { needsAdult } from '../../contract/rules/consent';
import { streakAt } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { type AboutItem, findAbout } from './find';
import type { Person } from './identify';
import { ownName } from './names';

const statusOfName = ({ next_username, username_refused }: Person['user']): Me['username_status'] => {
  if (next_username !== null) return 'checking';
  return username_refused ? 'refused' : 'shown';
};

/** A user's record as the user's own browser sees it, with the current streak. */
export const presentMe = ({ user, role }: Pick<Person, 'user' | 'role'>, about: AboutItem) => ({
  ...about,
  ...user,
  username: ownName(user),
  username_status: statusOfName(user),
  role,
  decides_alone: !needsAdult(user, consentAges()),
  streak: streakAt(user, now()),
});

export const me = async ({ actor }: { actor: Person }) => presentMe(actor, await findAbout(actor.id));
