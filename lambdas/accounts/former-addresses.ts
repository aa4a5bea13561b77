import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { emailLocks, folded } from './locks';
import { users } from './store';

/** As long as the longest link that is mailed to an address. */
const formerDays = 180;

/**
 * Whose address this was before a change. A link that was mailed to it before can still be opened, and what it gives is given to
 * the present address.
 */
export const formerAddresses = entity({
  name: 'FormerAddress',
  schema: z.object({ user_id: z.string() }),
  key: ({ value }: { value: string }) => ({ pk: `FORMERADDRESS#${folded(value)}`, sk: 'PERSON' }),
  retention: { days: formerDays },
  onDeletion: { mirror: 'names' },
});

/** The former addresses of a person, so that they are found when the account is deleted. */
export const formerAddressesOf = entity({
  name: 'OwnFormerAddress',
  schema: z.object({ value: z.string() }),
  key: ({ user_id, value }: { user_id: string; value: string }) => ({
    pk: userPartition(user_id),
    sk: `FORMERADDRESS#${folded(value)}`,
  }),
  retention: { days: formerDays },
  onDeletion: 'delete',
});

export const forgetFormerAddresses = async (userId: string): Promise<void> => {
  for (const { value } of await formerAddressesOf.list(userPartition(userId), 'FORMERADDRESS#', {
    consistent: true,
  }))
    await formerAddresses.remove({ value });
};

/**
 * The present address of the person who had this one. The address itself if nobody had it, or if somebody has it now. 1 read
 * unit for the address of an account, 2 for any other.
 */
export const presentAddressOf = async (email: string): Promise<string> => {
  if (await emailLocks.get({ value: email }, { consistent: true })) return email;
  const former = await formerAddresses.get({ value: email }, { consistent: true });
  const user = former && (await users.get({ id: former.user_id }, { consistent: true }));
  return user?.email ?? email;
};
