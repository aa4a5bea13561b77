import * as z from 'zod/mini';
import { consentKinds } from '../../contract/consent/kinds';
import { controlCodes } from '../../contract/controls/kinds';
import { roles } from '../../contract/endpoint';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export interface ConnectionKey {
  readonly user_id: string;
  readonly connection_id: string;
}

/** The permissions from the user's record are valid until this time. */
const Lease = z.object({
  role: z.enum(roles),
  allowed: z.array(z.enum(consentKinds)),
  /** What a guardian has switched off, or what rests; by the control. */
  held: z._default(
    z.record(
      z.string(),
      z.object({ code: z.enum([...controlCodes, 'paused']), until: z.optional(z.string()) }),
    ),
    {},
  ),
  until: z.string(),
});

/** An open socket, stored in the user's partition so that all sockets of a user can be closed together. */
export const connections = entity({
  name: 'Connection',
  schema: z.object({
    user_id: z.string(),
    connection_id: z.string(),
    connected_at: z.string(),
    lease: z.optional(Lease),
    /** The session of the voice chat on this socket. */
    voice: z.optional(z.string()),
  }),
  key: ({ user_id, connection_id }: ConnectionKey) => ({
    pk: userPartition(user_id),
    sk: `CONNECTION#${connection_id}`,
  }),
  retention: { days: 1 },
  onDeletion: 'delete',
});

/**
 * Authorizes its holder to open one socket. Only its hash is stored, outside the user's partition, because the authorizer knows
 * only the ticket.
 */
export const tickets = entity({
  name: 'SocketTicket',
  schema: z.object({ user_id: z.string(), valid_until: z.string() }),
  key: ({ hash }: { hash: string }) => ({ pk: `TICKET#${hash}`, sk: 'TICKET' }),
  retention: { days: 1 },
  onDeletion: { keep: 'ends by itself within a day; a hash' },
});

export const connectionsOf = (userId: string) =>
  connections.list(userPartition(userId), 'CONNECTION#', { consistent: true });

export type Connection = Awaited<ReturnType<typeof connectionsOf>>[number];

/** API Gateway may not know a socket yet that was stored within this time. A refused socket has lost its item. */
const openingMilliseconds = 10_000;

export const isOpening = ({ connected_at }: Pick<Connection, 'connected_at'>): boolean =>
  now().getTime() - Date.parse(connected_at) < openingMilliseconds;
