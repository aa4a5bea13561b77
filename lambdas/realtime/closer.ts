import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { pause } from '../platform/clock';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { endAllDue, endIfDue } from '../voice/end-due';
import { readJob } from './close-sockets';
import { callConnection } from './connection-call';
import { type Connection, connections, connectionsOf, isOpening } from './store';

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

const fromQueue = workOff(async ({ body }) => {
  const { user_id, session_id } = readJob(body);
  if (session_id === undefined) await closeAll(user_id);
  else await endIfDue({ user_id, session_id });
}, 'sockets not closed, or voice chat not ended');

/**
 * Closes what is open. From the queue: all sockets of a user who has lost the permission for one, or a voice chat half a minute
 * after its socket has closed. By schedule, without records: every voice chat whose time has come.
 */
export const handler = async ({ Records }: Partial<SQSEvent>): Promise<SQSBatchResponse | undefined> => {
  if (Records !== undefined) return fromQueue({ Records });
  await endAllDue();
  return undefined;
};
