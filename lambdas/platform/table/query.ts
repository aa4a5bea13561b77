import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from './client';

type Stored = Record<string, unknown>;

export interface Query {
  /** The key condition, with `#…` for names and `:…` for values. */
  readonly where: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names?: Readonly<Record<string, string>>;
  /** Absent: the table itself. */
  readonly index?: string;
  /** Not on an index: what it holds is a moment old. */
  readonly consistent?: boolean;
  readonly newestFirst?: boolean | undefined;
  readonly limit?: number | undefined;
}

/** One page of a query, from a position that an earlier page has answered. */
export const queryPage = async (
  { where, values, names, index, consistent, newestFirst = false, limit }: Query,
  from?: Stored,
): Promise<{ items: Stored[]; next: Stored | undefined }> => {
  const { Items = [], LastEvaluatedKey } = await dynamo.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: index,
      KeyConditionExpression: where,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
      ConsistentRead: consistent,
      ScanIndexForward: !newestFirst,
      Limit: limit,
      ExclusiveStartKey: from,
    }),
  );
  return { items: Items, next: LastEvaluatedKey };
};

/** Every page of a query behind a key, or as many as it takes to have `limit` items. */
export const queryAll = async (query: Query, after?: Stored): Promise<Stored[]> => {
  const found: Stored[] = [];
  let from = after;
  do {
    const { items, next } = await queryPage(query, from);
    found.push(...items);
    from = next;
  } while (from !== undefined && (query.limit === undefined || found.length < query.limit));
  return found;
};
