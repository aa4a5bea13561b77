import type {
  APIGatewayEventWebsocketRequestContextV2,
  APIGatewayProxyResultV2,
  APIGatewayProxyWebsocketEventV2WithRequestContext,
} from 'aws-lambda';
import type { ServerMessage } from '../../contract/realtime/messages';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { correlate, log } from '../platform/log';
import { endingRefusalOf, type Holder } from '../platform/socket/create-receiver';
import { grant, holderOn } from './lease';
import { hasTooManySockets } from './limit';
import { send } from './send';
import { type ConnectionKey, connections } from './store';

type Context = APIGatewayEventWebsocketRequestContextV2;
type SocketEvent = APIGatewayProxyWebsocketEventV2WithRequestContext<
  Context & { authorizer?: { userId?: string } }
>;

/** The actions of the subjects on a socket. They send to sockets themselves, so the entry file binds them. */
export interface Subjects<Ahead> {
  /** Starts the read that most messages need, beside the check of the sender. */
  readonly readAhead: (context: Context) => Ahead;
  readonly receive: (body: string, holder: Holder & Ahead) => Promise<ServerMessage | undefined>;
  /** The socket of a voice chat has closed. */
  readonly leave: (key: ConnectionKey, voice: string) => Promise<unknown>;
}

/** The status that refuses a new socket: the same authorization as for requests, and a limit on open sockets. */
const refusal = async (key: ConnectionKey): Promise<403 | 429 | undefined> => {
  if ((await grant(key)) === undefined) return 403;
  return (await hasTooManySockets(key.user_id)) ? 429 : undefined;
};

const open = async (key: ConnectionKey): Promise<number> => {
  // Stored before the check: a consent that is withdrawn meanwhile finds the socket and closes it.
  await connections.put({ ...key, connected_at: now().toISOString() });
  const refused = await refusal(key);
  if (refused === undefined) return 200;
  await connections.remove(key);
  return refused;
};

const answer = async <A>(
  key: ConnectionKey,
  { requestContext, body = '' }: SocketEvent,
  { readAhead, receive }: Subjects<A>,
): Promise<number> => {
  const ahead = readAhead(requestContext);
  const holder = await holderOn(key);
  const reply =
    holder === undefined
      ? endingRefusalOf(new ApiError('forbidden'), {})
      : await receive(body, { ...holder, ...ahead });
  if (reply !== undefined) await send(key.connection_id, reply);
  return 200;
};

const close = async <A>(key: ConnectionKey, { leave }: Subjects<A>): Promise<number> => {
  const closed = await connections.take(key);
  if (closed?.voice !== undefined) await leave(key, closed.voice);
  return 200;
};

/** All events of a socket. Messages leave no line in the log: a voice chat sends several a second. */
export const handleSocket =
  <A>(subjects: Subjects<A>) =>
  async (event: SocketEvent): Promise<APIGatewayProxyResultV2> => {
    const { connectionId, eventType, requestId, authorizer } = event.requestContext;
    correlate(requestId);
    const user_id = authorizer?.userId;
    if (user_id === undefined) return { statusCode: 401 };
    const key = { user_id, connection_id: connectionId };
    const statusCode = await {
      CONNECT: () => open(key),
      MESSAGE: () => answer(key, event, subjects),
      DISCONNECT: () => close(key, subjects),
    }[eventType]();
    if (eventType !== 'MESSAGE') log.info('socket', { event: eventType, status: statusCode });
    return { statusCode };
  };
