import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../config';

/** One client per function instance; its connection is reused by every request. */
export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = () => setting('TABLE_NAME');
