import type { users as endpoints } from '../../contract/users/endpoints';
import { findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import { users } from '../accounts/store';
import { present } from '../platform/table/condition';
import { presentMe } from './present';

/** Stores the user's settings for reading on the screen. */
export const setPreferences = async ({ actor, body }: Admitted<typeof endpoints.preferences>) => {
  await users.update({ id: actor.id }, { set: { preferences: body } }, present('pk'));
  return presentMe({ ...actor, user: { ...actor.user, preferences: body } }, await findAbout(actor.id));
};
