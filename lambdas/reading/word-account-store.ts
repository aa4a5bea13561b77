import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A child's words of finished books that have no gem yet, and the gems of the latest week: see `payWords`. */
export const wordAccounts = entity({
  name: 'WordAccount',
  schema: z.object({ words: z.int(), week: z.string(), gems: z.int() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'WORDACCOUNT' }),
  retention: 'account',
  onDeletion: 'delete',
});
