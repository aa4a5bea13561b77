import { refuseSessions } from '../accounts/refuse-sessions';
import { closeSockets } from './close-sockets';

/** Ends all sessions of a child with the next call. The pool, which is not asked, refreshes tokens that the door refuses. */
export const endSessions = async (id: string): Promise<void> => {
  await refuseSessions(id);
  await closeSockets(id);
};
