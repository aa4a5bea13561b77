import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { inParallel } from '../platform/in-parallel';
import { dynamo, tableName } from '../platform/table/client';
import { userPartition } from '../platform/table/partition';

/** The kinds in a person's partition that stay for the rest of their retention. */
const kept: ReadonlySet<unknown> = new Set(['Flag']);

/**
 * Half a relation leads to its other half, so only the step that deletes both may delete it. One that is written between that
 * step and this one waits for the last look.
 */
const halves: ReadonlySet<unknown> = new Set(['GrownUp', 'Friendship']);

interface Stored {
  readonly pk: string;
  readonly sk: string;
  readonly kind?: string;
}

/** All items of a partition, also those that have expired and are still stored, with the profile last. */
const itemsOf = async (pk: string): Promise<Stored[]> => {
  const found: Stored[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    found.push(
      ...(Items as Stored[]).map(({ pk: key, sk, kind }) => ({ pk: key, sk, ...(kind && { kind }) })),
    );
    from = LastEvaluatedKey;
  } while (from !== undefined);
  return found;
};

const remove = ({ pk, sk }: Stored) =>
  dynamo.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));

/**
 * Deletes the items of a person's partition, the profile last, except those that are kept and
 * the halves of relations. Idempotent. Reads the whole
 * partition, and writes once per item.
 */
export const deletePartition = async (userId: string): Promise<void> => {
  const items = (await itemsOf(userPartition(userId))).filter(
    ({ kind }) => !kept.has(kind) && !halves.has(kind),
  );
  await inParallel(
    items.filter(({ sk }) => sk !== 'PROFILE'),
    remove,
  );
  for (const profile of items.filter(({ sk }) => sk === 'PROFILE')) await remove(profile);
};
