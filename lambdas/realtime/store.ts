import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** An open socket, kept with the person so that all of theirs can be closed at once. */
export const connections = entity({
  name: 'Connection',
  schema: z.object({ user_id: z.string(), connection_id: z.string(), connected_at: z.string() }),
  key: ({ user_id, connection_id }: { user_id: string; connection_id: string }) => ({
    pk: userPartition(user_id),
    sk: `CONNECTION#${connection_id}`,
  }),
  retention: { days: 1 },
});

export const connectionsOf = (userId: string) =>
  connections.list(userPartition(userId), 'CONNECTION#', { consistent: true });
