import * as z from 'zod/mini';
import { childFates, deletionStages, deletionStates } from '../../contract/deletion/stages';
import { AccountType } from '../../contract/users/fields';
import { entity } from '../platform/table/entity';

const StoredDeletion = z.object({
  user_id: z.string(),
  account_type: AccountType,
  state: z.enum(deletionStates),
  /** Whether a guardian asked for a child. */
  is_child: z.boolean(),
  /** The address of the one who asked, and the person's own one: null once all is done. */
  mail_to: z.nullable(z.string()),
  email: z.nullable(z.string()),
  school: z.nullable(z.string()),
  /** Hash of the secret in the mails' links. */
  link_hash: z.string(),
  /** What becomes of the children of a guardian who leaves. */
  children: z.array(z.object({ id: z.string(), fate: z.enum(childFates) })),
  asked_at: z.string(),
  due_at: z.nullable(z.string()),
  /** Whether the sign-in is shut in the user pool, and all sockets are closed. */
  shut: z.boolean(),
  held_since: z.nullable(z.string()),
  /** An operator lets it go on although a flag is open. */
  released: z.boolean(),
  stages: z.array(z.enum(deletionStages)),
  /** When everything is looked at once more, after the last write of a function that was running. */
  sweep_at: z.nullable(z.string()),
});
export type DeletionItem = z.infer<typeof StoredDeletion>;

/** Deletions that have something to do, by its time. */
export const deletionsDue = 'DELETIONS';

/**
 * The state of a person's deletion, and afterwards the mark that the person is gone: a token outlives the account by an hour.
 * Without a name; the addresses are removed when all is done.
 */
export const deletions = entity({
  name: 'Deletion',
  schema: StoredDeletion,
  key: ({ user_id }: { user_id: string }) => ({ pk: `DELETION#${user_id}`, sk: 'STATE' }),
  // With the days of grace before the last change it is gone within the thirty days that are promised.
  retention: { days: 26 },
  onDeletion: { keep: 'that and when the account was deleted, without a name or an address' },
});

/**
 * Whether a person without a record is one whose account was deleted, and not a newcomer. Eventually consistent: the state is
 * stored several steps before the record is deleted.
 */
export const isGone = async (user_id: string): Promise<boolean> => {
  const found = await deletions.get({ user_id });
  return found?.state === 'running' || found?.state === 'done';
};
