import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { now, toSeconds } from '../clock';
import { dynamo, tableName } from './client';
import { expiresAt } from './condition';

type Stored = Record<string, unknown>;

export interface Query {
  /** The key condition, with `#…` for names and `:…` for values. */
  readonly where: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names?: Readonly<Record<string, string>>;
  /** The table itself if absent. */
  readonly index?: string;
  /** An index is always eventually consistent. */
  readonly consistent?: boolean;
  readonly newestFirst?: boolean | undefined;
  readonly limit?: number | undefined;
}

/** False for an expired item, which DynamoDB may keep for days. */
export const isLive = (item: Stored): boolean => !((item[expiresAt] as number) < toSeconds(now()));

/** Sends one request of a query, from the position that an earlier one returned. */
const queryPage = async (
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
  return { items: Items.filter(isLive), next: LastEvaluatedKey };
};

/**
 * The items of a query after a position: all of them, or up to `limit` with the position to continue from. Expired items are
 * replaced by later ones, so fewer than `limit` are returned only at the end.
 */
export const queryFrom = async (
  query: Query,
  after?: Stored,
): Promise<{ items: Stored[]; next: Stored | undefined }> => {
  const found: Stored[] = [];
  const missing = () => query.limit && query.limit - found.length;
  let from = after;
  do {
    const { items, next } = await queryPage({ ...query, limit: missing() }, from);
    found.push(...items);
    from = next;
  } while (from !== undefined && missing() !== 0);
  return { items: found, next: from };
};

export const queryAll = async (query: Query, after?: Stored): Promise<Stored[]> =>
  (await queryFrom(query, after)).items;
