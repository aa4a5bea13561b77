import * as aws from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb, type Usage } from '../../local/dynamodb';
import { afterwards } from './clean-up';

export const TableName = 'house';
const key = (AttributeName: string, i: number) => ({ AttributeName, KeyType: i ? 'RANGE' : 'HASH' });
const Projection = { ProjectionType: 'ALL' };
const definition = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'room', 'rank'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
  KeySchema: ['pk'].map(key),
  GlobalSecondaryIndexes: [{ IndexName: 'by-room', KeySchema: ['room', 'rank'].map(key), Projection }],
} as aws.CreateTableCommandInput;

/** A server with one table, and helpers to use it. */
export const open = async (path?: string, streams: string[] = []) => {
  const usages: Usage[] = [];
  const onUsage = (usage: Usage) => usages.push(usage);
  const server = await startDynamoDb({ ...(path && { path }), streams, onUsage });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const raw = new aws.DynamoDB({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  const db = DynamoDBDocument.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  if (!(await raw.listTables()).TableNames?.length) await raw.createTable(definition);
  afterwards(server.close);
  const transact = (TransactItems: TransactWriteCommandInput['TransactItems'], ClientRequestToken?: string) =>
    db.transactWrite({ TransactItems, ClientRequestToken });
  const get = async (pk: string) => (await db.get({ TableName, Key: { pk }, ConsistentRead: true })).Item;
  const inRoom = (room: string, Limit?: number, ExclusiveStartKey?: Record<string, unknown>) => {
    const condition = { KeyConditionExpression: 'room = :r', ExpressionAttributeValues: { ':r': room } };
    return db.query({ TableName, IndexName: 'by-room', ...condition, Limit, ExclusiveStartKey });
  };
  const reader = server.changes.reader(TableName, 'reader');
  const read = () => reader.read({ limit: 10_000 }, new AbortController().signal);
  return { db, raw, usages, transact, get, inRoom, reader, read, close: server.close };
};

/** A server that keeps all changes of its table, and a clock. */
export const openRecovering = async () => {
  const clock = { at: Date.parse('2026-11-24T10:00:00Z') };
  const server = await startDynamoDb({ streams: [TableName], recovers: true, now: () => clock.at });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const raw = new aws.DynamoDB({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  await raw.createTable(definition);
  afterwards(server.close);
  return { db: DynamoDBDocument.from(raw), raw, clock };
};

export const put = (pk: string, more: object = {}) => ({ Put: { TableName, Item: { pk, ...more } } });
export const remove = (pk: string | number) => ({ Delete: { TableName, Key: { pk } } });
export const add = (pk: string, points: number, floor = 0) => ({
  TableName,
  Key: { pk },
  UpdateExpression: 'ADD points :points',
  ConditionExpression: 'points >= :floor',
  ExpressionAttributeValues: { ':points': points, ':floor': floor },
});
export const isNew = {
  TableName,
  ConditionExpression: 'attribute_not_exists(pk)',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
};
/** The final error of a transaction, if any: a conflict with another one is retried. */
const lastingErrorOf = async (transaction: () => Promise<unknown>): Promise<Error | undefined> => {
  for (let tries = 0; tries < 1000; tries++) {
    const error = await errorOf(transaction());
    const reasons: { Code?: string }[] = error?.CancellationReasons ?? [];
    if (!reasons.some(({ Code }) => Code === 'TransactionConflict')) return error;
  }
  throw new Error('Every try conflicted with another transaction');
};

/** Runs this many transactions, four at a time. Returns the errors of those that failed. */
export const crowd = async (count: number, transaction: (i: number) => Promise<unknown>) => {
  const errors: Error[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) {
      const error = await lastingErrorOf(() => transaction(i));
      if (error !== undefined) errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return errors;
};
export const errorOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error) => error);
