import type { Person } from './identify';

/** From the record that identified the caller. Gems are for students: grown-ups have none. */
export const gems = async ({ actor: { role, user } }: { actor: Person }) => ({
  gems: role === 'student' ? user.gems : 0,
});
