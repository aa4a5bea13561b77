import { ApiGatewayManagementApiClient, GetConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { setting } from '../platform/config';
import { isGone } from './gone';
import { type Connection, connections, connectionsOf, isOpening } from './store';

const socketsPerPerson = 5;

let client: ApiGatewayManagementApiClient | undefined;

/** API Gateway may never have told of the end of a socket: it is asked, and what is gone is forgotten. */
const isOpen = async (connection: Connection): Promise<boolean> => {
  client ??= new ApiGatewayManagementApiClient({ endpoint: setting('REALTIME_ENDPOINT') });
  try {
    await client.send(new GetConnectionCommand({ ConnectionId: connection.connection_id }));
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    if (isOpening(connection)) return true;
    await connections.remove(connection);
    return false;
  }
};

/**
 * Whether a person has more sockets than anybody needs, the one that is opening included. Each is written down before it
 * is counted, so that never more than five get through, though of many at once fewer may.
 */
export const hasTooManySockets = async (userId: string): Promise<boolean> => {
  const known = await connectionsOf(userId);
  if (known.length <= socketsPerPerson) return false;
  const open = await Promise.all(known.map(isOpen));
  return open.filter(Boolean).length > socketsPerPerson;
};
