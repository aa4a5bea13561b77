import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** The terms that a user has agreed to, and when; stored before the profile exists. */
export const agreements = entity({
  name: 'Agreement',
  schema: z.object({ user_id: z.string(), version: z.string(), agreed_at: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'TERMS' }),
  retention: 'account',
});
