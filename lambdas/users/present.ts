import { needsAdult } from '../../contract/rules/consent';
import { streakAt } from '../../contract/rules/streak';
import type { users } from '../../contract/users/endpoints';
import type { Me } from '../../contract/users/person';
import { type AboutItem, findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { ownName } from '../accounts/names';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';

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

export const me = async ({ actor }: Admitted<typeof users.me>) => presentMe(actor, await findAbout(actor.id));
