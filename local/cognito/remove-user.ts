import { dropCodes } from './codes';
import { forgetFailures } from './lockout';
import type { Pool } from './pool';
import type { User } from './state';

/** Deletes all data of a user. A token that outlives its user is refused as that of nobody. */
export const removeUser = (pool: Pool, user: User): void => {
  pool.state.users.delete(user.id);
  for (const [id, session] of pool.state.sessions) {
    if (session.userId === user.id) pool.state.sessions.delete(id);
  }
  dropCodes(pool, user.id);
  forgetFailures(pool, user.id);
};
