import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { pause } from '../platform/clock';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { readJob } from './close-sockets';
import { callConnection } from './connection-call';
import { type Connection, connections, connectionsOf, isOpening } from './store';

/** The talks that sockets carry. */
interface Talks {
  readonly endIfDue: (key: { readonly user_id: string; readonly session_id: string }) => Promise<void>;
  readonly endAllDue: () => Promise<void>;
}

/** API Gateway's disconnect event deletes the connection's item. */
const close = async (connection: Connection): Promise<void> => {
  while (!(await callConnection('DELETE', connection.connection_id))) {
    if (!isOpening(connection) || !(await connections.get(connection, { consistent: true }))) return;
    await pause(200);
  }
};

const closeAll = async (userId: string): Promise<void> => {
  const open = await connectionsOf(userId);
  await Promise.all(open.map(close));
  log.info('sockets closed', { count: open.length });
};

const workingOff = ({ endIfDue }: Talks) =>
  workOff({
    read: readJob,
    work: async ({ user_id, session_id }) => {
      if (session_id === undefined) await closeAll(user_id);
      else await endIfDue({ user_id, session_id });
    },
    failure: 'sockets not closed, or voice chat not ended',
  });

/**
 * From the queue: closes all sockets of a user who has lost the permission for one, or ends a voice chat half a minute after its
 * socket has closed. From the schedule, without records: ends every voice chat that is due.
 */
export const closeOpen = (talks: Talks) => {
  const fromQueue = workingOff(talks);
  return async ({ Records }: Partial<SQSEvent>): Promise<SQSBatchResponse | undefined> => {
    if (Records !== undefined) return fromQueue({ Records });
    await talks.endAllDue();
    return undefined;
  };
};
