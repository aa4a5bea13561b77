import { callConnection } from './connection-call';
import { type Connection, connections, connectionsOf, isOpening } from './store';

const socketsPerPerson = 5;

/** API Gateway may lose the disconnect event of a socket, so each connection is checked, and absent ones are deleted. */
const isOpen = async (connection: Connection): Promise<boolean> => {
  if (await callConnection('GET', connection.connection_id)) return true;
  if (isOpening(connection)) return true;
  await connections.remove(connection);
  return false;
};

/**
 * Whether a user has more sockets than the limit, including the one that is opening. A connection is stored before it is
 * counted, so at most five are admitted; of several simultaneous ones, fewer may be.
 */
export const hasTooManySockets = async (userId: string): Promise<boolean> => {
  const known = await connectionsOf(userId);
  if (known.length <= socketsPerPerson) return false;
  const open = await Promise.all(known.map(isOpen));
  return open.filter(Boolean).length > socketsPerPerson;
};
