import type { Person } from './identify';

/** From the record that was read to know who is calling. */
export const gems = async ({ actor: { user } }: { actor: Person }) => ({ gems: user.gems });
