import { present } from '../platform/table/condition';
import { type ConnectionKey, connections } from './store';

/** Binds a voice chat to a socket, so that a message finds the chat without a read of its own. False if the socket has closed. */
export const attach = ({ user_id, connection_id }: ConnectionKey, voice: string): Promise<boolean> =>
  connections.update({ user_id, connection_id }, { set: { voice } }, present('pk'));
