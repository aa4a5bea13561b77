import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../config';

const client = new DynamoDBClient({ maxAttempts: 5 });

/**
 * DynamoDB refuses a single write while a transaction is at work on its item. That is over a moment later, but the SDK
 * tries again only what is marked as worth it, and this is not.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      if (error instanceof Error && error.name === 'TransactionConflictException')
        Object.assign(error, { $retryable: {} });
      throw error;
    }
  },
  // Within the SDK's own retries.
  { step: 'finalizeRequest', priority: 'low' },
);

/** One client per function instance; its connection is reused by every request. */
export const dynamo = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = () => setting('TABLE_NAME');
