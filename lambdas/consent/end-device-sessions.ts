import { findUser } from '../accounts/find';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { endSessions } from '../realtime/end-sessions';

/**
 * Ends the sessions of a child without an address: they may have begun on a device of the guardian, on which it cannot sign in any
 * more.
 */
export const endDeviceSessions = async (childId: string): Promise<void> => {
  if (signsInByPictures(await findUser(childId))) await endSessions(childId);
};
