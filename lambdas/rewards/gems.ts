import type { rewards } from '../../contract/rewards/endpoints';
import type { Admitted } from '../accounts/admitted';

/** Taken from the record that identified the caller. Only students have gems. */
export const gems = async ({ actor: { role, user } }: Admitted<typeof rewards.gems>) => ({
  gems: role === 'student' ? user.gems : 0,
});
