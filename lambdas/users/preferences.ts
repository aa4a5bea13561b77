import type { Preferences } from '../../contract/users';
import { findAbout } from './find';
import type { Person } from './identify';
import { presentMe } from './present';
import { users } from './store';

/** The user's settings for reading the screen. */
export const setPreferences = async ({ actor, body }: { actor: Person; body: Preferences }) => {
  await users.update({ id: actor.id }, { set: { preferences: body } });
  return presentMe({ ...actor, user: { ...actor.user, preferences: body } }, await findAbout(actor.id));
};
