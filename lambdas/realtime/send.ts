import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { ServerMessage } from '../../contract/realtime';
import { setting } from '../platform/config';
import { isGone } from './gone';

let client: ApiGatewayManagementApiClient | undefined;

/** False when the connection is closed. */
export const send = async (connectionId: string, message: ServerMessage): Promise<boolean> => {
  client ??= new ApiGatewayManagementApiClient({ endpoint: setting('REALTIME_ENDPOINT') });
  try {
    await client.send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
    );
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
};
