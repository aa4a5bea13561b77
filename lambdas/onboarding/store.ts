import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** Which terms somebody has agreed to, and when: there before the profile is. */
export const agreements = entity({
  name: 'Agreement',
  schema: z.object({ user_id: z.string(), version: z.string(), agreed_at: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'TERMS' }),
  retention: 'account',
});

/** The first age that was given with an address: trying others does not open the gate. */
export const ages = entity({
  name: 'FirstAge',
  schema: z.object({ email: z.string(), age: z.int() }),
  key: ({ email }: { email: string }) => ({ pk: `FIRSTAGE#${email}`, sk: 'AGE' }),
  retention: { days: 180 },
});
