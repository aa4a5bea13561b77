import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from './client';
import type { Key } from './inputs';
import { isLive } from './query';

/**
 * Reads items in one consistent snapshot, in the order of the keys; undefined for an absent item. 2 read units per 4 KB and
 * item.
 */
export const getTogether = async (keys: readonly Key[]): Promise<(Record<string, unknown> | undefined)[]> => {
  const { Responses = [] } = await dynamo.send(
    new TransactGetCommand({
      TransactItems: keys.map((key) => ({ Get: { TableName: tableName(), Key: { ...key } } })),
    }),
  );
  return keys.map((_, i) => {
    const item = Responses[i]?.Item;
    return item !== undefined && isLive(item) ? item : undefined;
  });
};
