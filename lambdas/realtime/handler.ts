import type {
  APIGatewayEventWebsocketRequestContextV2,
  APIGatewayProxyResultV2,
  APIGatewayProxyWebsocketEventV2WithRequestContext,
} from 'aws-lambda';
import { mayUse } from '../../contract/rules/consent';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { correlate, log } from '../platform/log';
import { findUser } from '../users/find';
import { receive } from './receive';
import { connections } from './store';

type SocketEvent = APIGatewayProxyWebsocketEventV2WithRequestContext<
  APIGatewayEventWebsocketRequestContextV2 & { authorizer?: { userId?: string } }
>;

/** The same door as everywhere: a profile, and for a child a grown-up who has agreed. */
const mayConnect = async (userId: string): Promise<boolean> => {
  const user = await findUser(userId);
  return user !== undefined && mayUse(user, 'core', consentAges());
};

/** Everything that happens on a socket, in the order API Gateway tells it. */
export const handler = async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyResultV2> => {
  const { connectionId, eventType, requestId, authorizer } = requestContext;
  correlate(requestId);
  const user_id = authorizer?.userId;
  if (user_id === undefined) return { statusCode: 401 };
  const key = { user_id, connection_id: connectionId };
  if (eventType === 'CONNECT') {
    if (!(await mayConnect(user_id))) return { statusCode: 403 };
    await connections.put({ ...key, connected_at: now().toISOString() });
  }
  if (eventType === 'MESSAGE') await receive(connectionId, body);
  if (eventType === 'DISCONNECT') await connections.remove(key);
  log.info('socket', { event: eventType });
  return { statusCode: 200 };
};
