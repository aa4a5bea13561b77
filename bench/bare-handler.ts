import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/** The least that a function can do with the stock SDK: what ours are compared with. */
const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async () =>
  dynamo.send(
    new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'USER#bench', sk: 'PROFILE' } }),
  );
