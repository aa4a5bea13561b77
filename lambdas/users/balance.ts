import { users } from './store';

/** The current points, gems and streak. */
export const balanceOf = async (id: string): Promise<{ points: number; gems: number; streak: number }> => {
  const user = await users.get({ id }, { consistent: true });
  return { points: user?.points ?? 0, gems: user?.gems ?? 0, streak: user?.streak ?? 0 };
};
