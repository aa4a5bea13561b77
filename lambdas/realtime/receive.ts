import { realtime } from '../../contract/realtime';
import { createReceiver } from '../platform/socket/create-receiver';

/** One use case for each kind of message in the contract. */
export const receive = createReceiver(realtime, {
  ping: async () => ({ type: 'connection_status', status: 'connected' }) as const,
});
