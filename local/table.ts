import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { streamView } from '../lib/table-features';
import { type DynamoDb, startDynamoDb, type Usage } from './dynamodb';
import { Damaged, startOver } from './files';
import type { TableStream } from './streams/from-template';
import { permissionsOf } from './template/permissions';
import { region, type Template } from './template/template';

const type = 'AWS::DynamoDB::GlobalTable';

const restored = { StreamSpecification: { StreamViewType: streamView } };

const exists = async (client: DynamoDBClient, TableName: string): Promise<boolean> => {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

export interface TableOptions {
  readonly path?: string;
  readonly port?: number;
  readonly recovers?: boolean | undefined;
  /** Throws `Damaged` if there is no table yet. */
  readonly mustExist?: boolean;
  /** The clock for the time of changes, in milliseconds since the epoch. */
  now(): number;
  onUsage?(usage: Usage): void;
  /** Gets each permission that a function lacked, such as PutItem. The function's own log omits the text of errors. */
  onDenied?(functionName: string, action: string): void;
  /** The number of first tries of every write that conflict with a transaction on its items. */
  conflicts?(): number;
  /** Whether queries of indexes miss the changes from now on. */
  indexesAreLate?(): boolean;
  /** Whether a function has been killed: its requests are not performed. */
  isDead?(functionName: string): boolean;
  /** The answer to a throttled request of a function. */
  throttled?(functionName: string, operation: string, body: Record<string, unknown>): Error | undefined;
  /** Resolves when a function's request may be performed. */
  passed?(functionName: string, operation: string): Promise<void>;
}

export interface LocalTable {
  readonly url: string;
  readonly name: string;
  /** Absent for an external engine. */
  readonly respond: DynamoDb['respond'] | undefined;
  readonly stream: TableStream | undefined;
  /** Absent for an external engine. */
  readonly rows: DynamoDb['rows'] | undefined;
  close(): Promise<void>;
}

/** Starts DynamoDB with the template's table. `DYNAMODB_URL` selects another engine, in which the table has no stream. */
export const startTable = async (
  template: Template,
  { path, port, mustExist, onDenied, ...options }: TableOptions,
): Promise<LocalTable> => {
  const external = process.env.DYNAMODB_URL;
  // A stack with a restored table has none of its own, and only names it.
  const [declared] = template.of(type);
  const [id, { Properties }] = declared ?? [String(template.output('Table')), { Properties: restored }];
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification } =
    Properties as unknown as CreateTableCommandInput;
  const viewType = StreamSpecification?.StreamViewType;
  const permitted = permissionsOf(template);
  const allows = (accessKey: string, action: string) => {
    const isAllowed = permitted(accessKey, `dynamodb:${action}`);
    if (!isAllowed) onDenied?.(accessKey, action);
    return isAllowed;
  };
  const engine =
    external === undefined
      ? await startDynamoDb({
          ...options,
          path,
          port,
          allows,
          streams: viewType === undefined ? [] : [id],
        })
      : {
          url: external,
          respond: undefined,
          changes: undefined,
          rows: undefined,
          close: async () => undefined,
        };
  // Several clouds may share an external engine, so each gets its own table there.
  const TableName = external === undefined ? id : `${id}-${process.pid}-${Date.now()}`;
  const client = new DynamoDBClient({
    region,
    endpoint: engine.url,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const isNew = !(await exists(client, TableName));
  if (isNew && (mustExist || declared === undefined) && external === undefined)
    throw new Damaged(String(path), 'has no table in it', startOver);
  if (isNew)
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
  const Arn = template.arn('dynamodb', `table/${TableName}`);
  const StreamArn = `${Arn}/stream/local`;
  template.place(id, { ref: TableName, attributes: { Arn, StreamArn } });
  const { url, respond, changes, rows, close } = engine;
  const stream: TableStream | undefined =
    changes === undefined || viewType === undefined
      ? undefined
      : {
          arn: StreamArn,
          viewType,
          reader: (name) => changes.reader(TableName, name),
          hasWork: () => changes.hasWork,
        };
  return { url, name: TableName, respond, stream, rows, close };
};
