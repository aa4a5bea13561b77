import type { Item } from 'dynalite/db';
import { parse, run } from './actions';
import { AFTER_HISTORY, type ChangeRecord, HISTORY } from './changes';
import type { Body, Engine, Operation } from './engine';
import { refusal, validationError } from './errors';
import { singleWrite } from './single-writes';
import { getTable, itemKeyOf, itemKeyspace } from './store';
import { createTable } from './tables';

const FEATURES = 'features~';

/** As on AWS: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_PointInTimeRecoveryDescription.html */
const lagSeconds = 300;

interface Features {
  readonly stream?: string;
  readonly recoveryDays?: number;
}

const nameOf = ({ TableName }: Body): string => {
  if (typeof TableName !== 'string') throw validationError('TableName must be a string');
  return TableName;
};

const featuresOf = async ({ store }: Engine, table: string) =>
  ((await store.db.get(FEATURES + table)) as Features | undefined) ?? {};

const addFeature = async (engine: Engine, table: string, feature: Features): Promise<void> =>
  engine.store.db.put(FEATURES + table, { ...(await featuresOf(engine, table)), ...feature });

/** DescribeTable, with the stream that was switched on. */
export const describeTable: Operation = async (engine, body) => {
  const answer = (await run('DescribeTable', engine.store, parse('DescribeTable', body, engine.store))) as {
    Table: object;
  };
  const { stream } = await featuresOf(engine, nameOf(body));
  return { Table: { ...answer.Table, ...(stream !== undefined && { LatestStreamArn: stream }) } };
};

/** UpdateTable: what a restored table needs. Everything else is dynalite's. */
export const updateTable: Operation = async (engine, body, meter) => {
  const table = nameOf(body);
  if (body.StreamSpecification !== undefined) {
    const stream = `arn:aws:dynamodb:us-east-1:000000000000:table/${table}/stream/local`;
    await addFeature(engine, table, { stream });
  } else if (body.DeletionProtectionEnabled === undefined)
    return run('UpdateTable', engine.store, parse('UpdateTable', body, engine.store));
  return {
    TableDescription: ((await describeTable(engine, { TableName: table }, meter)) as { Table: object }).Table,
  };
};

export const updateContinuousBackups: Operation = async (engine, body, meter) => {
  const { RecoveryPeriodInDays } = (body.PointInTimeRecoverySpecification ?? {}) as Record<string, number>;
  await addFeature(engine, nameOf(body), { recoveryDays: RecoveryPeriodInDays ?? 35 });
  return describeContinuousBackups(engine, body, meter);
};

export const describeContinuousBackups: Operation = async (engine, body) => {
  await getTable(engine.store, nameOf(body));
  const { recoveryDays } = await featuresOf(engine, nameOf(body));
  const latest = engine.changes.now() / 1000 - lagSeconds;
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: recoveryDays === undefined ? 'DISABLED' : 'ENABLED',
        ...(recoveryDays !== undefined && { RecoveryPeriodInDays: recoveryDays }),
        EarliestRestorableDateTime: latest - 86_400,
        LatestRestorableDateTime: latest,
      },
    },
  };
};

/** The items of a table at a moment: those of now, with every later change undone, the last one first. */
const itemsAt = async ({ store }: Engine, name: string, moment: number): Promise<Item[]> => {
  const table = await getTable(store, name);
  const items = new Map<string, Item>();
  const space = itemKeyspace(name);
  for await (const [key, item] of store.db.iterator({ gte: space, lt: `${space}\x7f` }))
    items.set(key.slice(space.length), item as Item);
  const later: ChangeRecord[] = [];
  const newest = { gte: HISTORY, lt: AFTER_HISTORY, reverse: true };
  for await (const [, row] of store.db.iterator(newest)) {
    const record = row as ChangeRecord;
    if (record.table === name && record.at > moment) later.push(record);
  }
  for (const { keys, oldImage } of later) {
    const key = itemKeyOf(keys, table);
    if (oldImage === undefined) items.delete(key);
    else items.set(key, oldImage);
  }
  return [...items.values()];
};

/**
 * RestoreTableToPointInTime: a new table with the keys and indexes of the source and its items at a moment. It has neither stream nor
 * time to live nor recovery, as on AWS. At once instead of in minutes.
 */
export const restoreTable: Operation = async (engine, body, meter) => {
  const { SourceTableName: source, TargetTableName: target, RestoreDateTime: moment } = body;
  const latest = engine.changes.now() / 1000 - lagSeconds;
  if (typeof moment !== 'number' || moment > latest)
    throw refusal('InvalidRestoreTimeException', 'The moment is later than LatestRestorableDateTime');
  const { Table } = (await describeTable(engine, { TableName: source }, meter)) as {
    Table: Record<string, never>;
  };
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes = [] } = Table;
  const indexes = (GlobalSecondaryIndexes as Record<string, unknown>[]).map(
    ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }),
  );
  const definition = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: indexes };
  await createTable(engine, { TableName: target, BillingMode: 'PAY_PER_REQUEST', ...definition }, meter);
  const put = singleWrite('PutItem');
  for (const Item of await itemsAt(engine, String(source), moment * 1000))
    await put(engine, { TableName: target, Item }, meter);
  return { TableDescription: { ...Table, TableName: target } };
};
