import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { setting } from '../platform/config';
import { ownEndpointOf } from '../platform/endpoint';

let client: ApiGatewayManagementApiClient | undefined;

const commandFor = (method: 'POST' | 'GET' | 'DELETE', ConnectionId: string, Data: string) => {
  if (method === 'POST') return new PostToConnectionCommand({ ConnectionId, Data });
  return method === 'GET'
    ? new GetConnectionCommand({ ConnectionId })
    : new DeleteConnectionCommand({ ConnectionId });
};

/** Compares the name, because the SDK sometimes throws this error as a plain one during simultaneous calls. */
const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'GoneException';

/** Sends to a connection, asks for it or closes it. False if it does not exist; the SDK retries transient failures. */
export const callConnection = async (
  method: 'POST' | 'GET' | 'DELETE',
  connectionId: string,
  body = '',
): Promise<boolean> => {
  // The address belongs to one API: what replaces all of AWS cannot name it.
  const endpoint = ownEndpointOf('execute-api') ?? setting('REALTIME_ENDPOINT');
  client ??= new ApiGatewayManagementApiClient({ endpoint });
  try {
    await client.send(commandFor(method, connectionId, body) as PostToConnectionCommand);
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
};
