import * as z from 'zod/mini';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredChange = z.object({
  user_id: z.string(),
  from: z.string(),
  to: z.string(),
  /**
   * `asked`: at least one mailbox has not confirmed. `confirmed`: both have, and nothing has changed yet. `switched`: the record
   * has the new address. `moved`: everything that is keyed by the address has it, and the former user of the pool is deleted next.
   * `refused`: the address belongs to somebody else by now, and the pool's new user is deleted next.
   */
  state: z.enum(['asked', 'confirmed', 'switched', 'moved', 'refused']),
  /** Hashes of the secrets in the two mails. The one of an address that cannot be used was mailed to nobody. */
  present_hash: z.string(),
  next_hash: z.string(),
  confirmed: z.object({ present: z.boolean(), next: z.boolean() }),
  /** Until then the links are valid. */
  valid_until: z.string(),
  /** The `sub` of the former user of the pool; known from `switched` on, null if there is none. */
  former_user: z.nullable(z.string()),
});
export type ChangeItem = z.infer<typeof StoredChange>;

/** The one change of a person that is under way. */
export const changes = entity({
  name: 'AddressChange',
  schema: StoredChange,
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'ADDRESSCHANGE' }),
  retention: { days: 30 },
  onDeletion: 'delete',
});

/** The changes that both mailboxes have confirmed, by the time at which their work goes on. */
export const changesToCarryOut = 'ADDRESS_CHANGES';

const isOpen = ({ state, valid_until }: Pick<ChangeItem, 'state' | 'valid_until'>): boolean =>
  state === 'asked' && valid_until > now().toISOString();

/** The change under way; undefined when its links have expired. */
export const changeOf = async (user_id: string): Promise<ChangeItem | undefined> => {
  const change = await changes.get({ user_id }, { consistent: true });
  return change === undefined || (change.state === 'asked' && !isOpen(change)) ? undefined : change;
};
