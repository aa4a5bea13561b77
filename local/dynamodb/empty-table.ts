import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDb } from '.';

/** Creates an empty table with the index of lists, for the product's code that runs in this process. */
export const createEmptyTable = async ({ url }: Pick<DynamoDb, 'url'>, TableName: string): Promise<void> => {
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: url,
  });
  const client = new DynamoDBClient({ endpoint: url });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'list', 'listed_at'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'listing',
          KeySchema: [
            { AttributeName: 'list', KeyType: 'HASH' },
            { AttributeName: 'listed_at', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  client.destroy();
};
