import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { startDynamoDb, type Usage } from './dynamodb';
import { permissionsOf } from './template/permissions';
import { region, type Template } from './template/template';

const type = 'AWS::DynamoDB::GlobalTable';

const exists = async (client: DynamoDBClient, TableName: string): Promise<boolean> => {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

/** Starts DynamoDB with the template's table in it. `DYNAMODB_URL` names another engine to use instead. */
export const startTable = async (
  template: Template,
  { path, onUsage }: { path?: string; onUsage?: (usage: Usage) => void },
): Promise<{ url: string; close(): Promise<void> }> => {
  const external = process.env.DYNAMODB_URL;
  const permitted = permissionsOf(template);
  const allows = (accessKey: string, action: string) => permitted(accessKey, `dynamodb:${action}`);
  const engine =
    external === undefined
      ? await startDynamoDb({ path, onUsage, allows })
      : { url: external, close: async () => undefined };
  const [id, { Properties }] = template.only(type);
  // Several clouds may share an external engine, so each has a table of its own there.
  const TableName = external === undefined ? id : `${id}-${process.pid}-${Date.now()}`;
  const client = new DynamoDBClient({
    region,
    endpoint: engine.url,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } =
    Properties as unknown as CreateTableCommandInput;
  if (!(await exists(client, TableName)))
    await client.send(
      new CreateTableCommand({
        TableName,
        KeySchema,
        AttributeDefinitions,
        GlobalSecondaryIndexes,
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
  client.destroy();
  template.place(id, { ref: TableName, attributes: { Arn: template.arn('dynamodb', `table/${TableName}`) } });
  return engine;
};
