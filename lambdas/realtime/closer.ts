import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { pause } from '../platform/clock';
import { setting } from '../platform/config';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { readJob } from './close-sockets';
import { isGone } from './gone';
import { type Connection, connections, connectionsOf, isOpening } from './store';

const client = new ApiGatewayManagementApiClient({ endpoint: setting('REALTIME_ENDPOINT') });

/** API Gateway's disconnect event deletes the connection's item. */
const close = async (connection: Connection): Promise<void> => {
  for (;;) {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connection.connection_id }));
      return;
    } catch (error) {
      if (!isGone(error)) throw error;
      if (!isOpening(connection) || !(await connections.get(connection, { consistent: true }))) return;
      await pause(200);
    }
  }
};

/** Closes the open sockets of users who have lost the permission for one. */
export const handler = workOff(async ({ body }) => {
  const open = await connectionsOf(readJob(body).user_id);
  await Promise.all(open.map(close));
  log.info('sockets closed', { count: open.length });
}, 'sockets not closed');
