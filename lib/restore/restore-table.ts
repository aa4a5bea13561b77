import { setTimeout } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Settings } from '../settings-schema';
import { recoveryPeriodInDays, streamView, timeToLiveAttribute } from '../table-features';

export interface Restore {
  readonly source: string;
  readonly target: string;
  readonly at: Date;
  /** Protects the restored table from deletion. */
  readonly keepData: boolean;
  tell(line: string): void;
}

const pollMilliseconds = 10_000;

const find = async (client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

/** Resolves when every change of the table is carried out. */
const ready = async (client: DynamoDBClient, name: string): Promise<TableDescription> => {
  for (;;) {
    const table = await find(client, name);
    const indexes = table?.GlobalSecondaryIndexes ?? [];
    const isReady =
      table?.TableStatus === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE');
    if (table !== undefined && isReady) return table;
    await setTimeout(pollMilliseconds);
  }
};

/** Throws with the possible moments if the table cannot be restored to this one. */
const checkMoment = async (client: DynamoDBClient, { source, at }: Restore): Promise<void> => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: source }),
  );
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (earliest === undefined || latest === undefined)
    throw new Error(`${source} has no point-in-time recovery.`);
  if (at < earliest || at > latest)
    throw new Error(
      `${source} can be restored to a moment from ${earliest.toISOString()} to ${latest.toISOString()}.`,
    );
};

/**
 * Restores a table to a moment as a new one, and gives it what a restore leaves out: stream, time to live, recovery and protection.
 * Returns the setting that makes the stack use it. May be repeated: it continues where it stopped.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_RestoreTableToPointInTime.html
 */
export const restoreTable = async (
  client: DynamoDBClient,
  restore: Restore,
): Promise<NonNullable<Settings['restoredTable']>> => {
  const { source, target: TableName, at, keepData, tell } = restore;
  if ((await find(client, TableName)) === undefined) {
    await checkMoment(client, restore);
    tell(`restoring ${source} as of ${at.toISOString()} to ${TableName} …`);
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: TableName,
        RestoreDateTime: at,
      }),
    );
  }
  let table = await ready(client, TableName);
  if (table.LatestStreamArn === undefined) {
    tell('switching on its stream …');
    const StreamSpecification = { StreamEnabled: true, StreamViewType: streamView } as const;
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    table = await ready(client, TableName);
  }
  if (keepData && table.DeletionProtectionEnabled !== true) {
    tell('protecting it from deletion …');
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
    await ready(client, TableName);
  }
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (TimeToLiveDescription?.TimeToLiveStatus === 'DISABLED') {
    tell('setting its time to live …');
    const TimeToLiveSpecification = { AttributeName: timeToLiveAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  tell('switching on its point-in-time recovery …');
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: recoveryPeriodInDays,
      },
    }),
  );
  return { name: TableName, streamArn: String(table.LatestStreamArn) };
};
