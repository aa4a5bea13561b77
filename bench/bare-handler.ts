import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/** A minimal function with the stock SDK: the baseline for ours. */
const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async () =>
  dynamo.send(
    new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'USER#bench', sk: 'PROFILE' } }),
  );
