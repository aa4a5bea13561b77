import type { users as endpoints } from '../../contract/users/endpoints';
import { findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import { users } from '../accounts/store';
import { presentMe } from './present';

/** Stores the user's settings for reading on the screen. */
export const setPreferences = async ({ actor, body }: Admitted<typeof endpoints.preferences>) => {
  await users.update({ id: actor.id }, { set: { preferences: body } });
  return presentMe({ ...actor, user: { ...actor.user, preferences: body } }, await findAbout(actor.id));
};
