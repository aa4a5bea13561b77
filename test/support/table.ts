import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A table with the product's key schema, without indexes. */
export const createTable = async (endpoint: string, TableName: string) => {
  const client = new DynamoDBClient({ region: 'us-east-1', endpoint });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    }),
  );
  client.destroy();
};
