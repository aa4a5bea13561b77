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
import { hasTooManySockets } from './limit';
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

/** The status with which a socket is refused; undefined for one that may be there. */
const refusal = async (userId: string, eventType: string): Promise<403 | 429 | undefined> => {
  if (eventType === 'DISCONNECT') return undefined;
  if (!(await mayConnect(userId))) return 403;
  return eventType === 'CONNECT' && (await hasTooManySockets(userId)) ? 429 : undefined;
};

/** Everything that happens on a socket, in the order API Gateway tells it. */
export const handler = async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyResultV2> => {
  const { connectionId, eventType, requestId, authorizer } = requestContext;
  correlate(requestId);
  const user_id = authorizer?.userId;
  if (user_id === undefined) return { statusCode: 401 };
  const key = { user_id, connection_id: connectionId };
  // Known first and asked then: whoever takes consent back meanwhile finds the socket to close.
  if (eventType === 'CONNECT') await connections.put({ ...key, connected_at: now().toISOString() });
  const refused = await refusal(user_id, eventType);
  if (refused !== undefined) {
    await connections.remove(key);
    log.info('socket refused', { status: refused });
    return { statusCode: refused };
  }
  if (eventType === 'MESSAGE') await receive(connectionId, body);
  if (eventType === 'DISCONNECT') await connections.remove(key);
  log.info('socket', { event: eventType });
  return { statusCode: 200 };
};
