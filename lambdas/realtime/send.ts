import type { ServerMessage } from '../../contract/realtime/messages';
import { callConnection } from './connection-call';

/** False when the connection is closed. */
export const send = (connectionId: string, message: ServerMessage): Promise<boolean> =>
  callConnection('POST', connectionId, JSON.stringify(message));
