import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../config';
import { attempts, backOff } from './back-off';
import { Contention } from './contention';
import { isPassing } from './passing';

const client = new DynamoDBClient({ maxAttempts: 5 });

/**
 * Repeats requests that conflict with a transaction on their items, which the SDK does not, and those that DynamoDB throttles.
 * Throws `Contention` after the last attempt.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
client.middlewareStack.add(
  (next) => async (args) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(args);
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (attempt === attempts) throw new Contention();
        await backOff(attempt);
      }
    }
  },
  // Inside the SDK's own retries, which handle other transient failures.
  { step: 'finalizeRequest', priority: 'low' },
);

/** One client per function instance, whose requests share connections. */
export const dynamo = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = () => setting('TABLE_NAME');
