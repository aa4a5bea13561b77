import { users } from './store';

/** Points and gems as they are right now. */
export const balanceOf = async (id: string): Promise<{ points: number; gems: number }> => {
  const user = await users.get({ id }, { consistent: true });
  return { points: user?.points ?? 0, gems: user?.gems ?? 0 };
};
