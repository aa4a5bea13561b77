import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { readJob } from './close-sockets';
import { connectionsOf } from './store';

const client = new ApiGatewayManagementApiClient({ endpoint: setting('REALTIME_ENDPOINT') });

/** The connection's item goes as API Gateway tells of the end. */
const close = async (ConnectionId: string): Promise<void> => {
  try {
    await client.send(new DeleteConnectionCommand({ ConnectionId }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
  }
};

/** Closes the open sockets of those who may not talk any more. What fails comes back alone. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    correlate(messageId);
    try {
      const open = await connectionsOf(readJob(body).user_id);
      await Promise.all(open.map(({ connection_id }) => close(connection_id)));
      log.info('sockets closed', { count: open.length });
    } catch (error) {
      log.error('sockets not closed', error);
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
