import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** Why a balance changed. One entry per cause, for ever: it is the idempotency key. */
export const ledger = entity({
  name: 'LedgerEntry',
  schema: z.object({
    user_id: z.string(),
    cause: z.string(),
    points: z.int(),
    gems: z.int(),
    created_at: z.string(),
  }),
  key: ({ user_id, cause }: { user_id: string; cause: string }) => ({
    pk: userPartition(user_id),
    sk: `LEDGER#${cause}`,
  }),
  retention: 'account',
});
