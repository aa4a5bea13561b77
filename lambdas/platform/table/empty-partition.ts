import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from './client';
import type { Key } from './inputs';
import { queryAll } from './query';

/** Deletes every item of a partition, of any kind. Idempotent. Costs a read of the whole partition and one write per item. */
export const emptyPartition = async (pk: string): Promise<void> => {
  const items = await queryAll({ where: 'pk = :pk', values: { ':pk': pk }, consistent: true });
  for (const { sk } of items as unknown as Key[])
    await dynamo.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
};
