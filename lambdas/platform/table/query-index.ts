import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { dynamo, tableName } from './client';

/** Everything in an index under one key, as the index holds it: a moment old, and only what it projects. */
export const queryIndex = async <S extends z.ZodMiniType>(
  { index, attribute, schema }: { index: string; attribute: string; schema: S },
  value: string,
): Promise<z.output<S>[]> => {
  const found: z.output<S>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: index,
        KeyConditionExpression: '#key = :value',
        ExpressionAttributeNames: { '#key': attribute },
        ExpressionAttributeValues: { ':value': value },
        ExclusiveStartKey: from,
      }),
    );
    found.push(...Items.map((item) => schema.parse(item)));
    from = LastEvaluatedKey;
  } while (from !== undefined);
  return found;
};
