import { present } from '../platform/table/condition';
import { type ConnectionKey, connections } from './store';

/** Binds a voice chat to a socket, so that its messages find it without a read of their own. False when the socket has closed. */
export const attach = ({ user_id, connection_id }: ConnectionKey, voice: string): Promise<boolean> =>
  connections.update({ user_id, connection_id }, { set: { voice } }, present('pk'));
