import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDbOptions, startDynamoDb } from '../local/dynamodb';

type Options = Required<Pick<DynamoDbOptions, 'now'>> & Pick<DynamoDbOptions, 'onUsage'>;

/** An empty table for code that runs in this process, and its clock. */
export const startEngine = async (options: Options) => {
  const engine = await startDynamoDb(options);
  const TableName = 'Bench';
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: options.now });
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
  const client = new DynamoDBClient({ endpoint: engine.url });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  client.destroy();
  return engine;
};
