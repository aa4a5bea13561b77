import { BatchGetCommand, DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { now, secondsFrom, toSeconds } from '../clock';
import { dynamo, tableName } from './client';
import { absent, all, type Condition, expired, expiresAt, Placeholders, unexpired } from './condition';
import { type PageOptions, readCursor, writeCursor } from './cursor';
import { isLive, queryAll, queryFrom } from './query';

/**
 * How long items of a kind are kept. `account`: until the person's account is deleted. `library`: for
 * good, as they hold nothing personal. Days: DynamoDB deletes them after that, and reads skip them at once.
 */
export type Retention = 'account' | 'library' | { readonly days: number };

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/**
 * Puts an item on one of the lists that operators and schedules work through: the index `listing`, sparse, so that
 * an item costs nothing there until it is listed.
 */
export interface Listed {
  readonly list: string;
  /** Where it stands on the list, as a time. */
  readonly listed_at: string;
}

interface ListOptions {
  readonly limit?: number;
  readonly consistent?: boolean;
  readonly newestFirst?: boolean;
  /** Only what comes behind this sort key, in the order that is asked for. */
  readonly after?: string;
}

export const unlisted = ['list', 'listed_at'] as const;

/**
 * `add` counts up or down atomically, from zero where there is nothing yet. A name with dots reaches into a map, which
 * has to be there.
 */
export interface Changes {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly add?: Readonly<Record<string, number>>;
  readonly remove?: readonly string[];
}

const isConditionFailure = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** False when the condition did not hold; other failures are thrown. */
const held = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/**
 * One kind of item in the table: its shape, its key and its retention. Rows are parsed on the way out, so a
 * use case never sees an item of another shape.
 */
export const entity = <S extends z.ZodMiniObject, P>(declaration: {
  readonly name: string;
  readonly schema: S;
  readonly key: (parts: P) => Key;
  readonly retention: Retention;
}) => {
  const { schema, key, retention } = declaration;
  type Item = z.output<S>;
  /** As it is written: with the place on a list, if it has one. */
  type Row = Item & P & Partial<Listed>;
  const lifetime = typeof retention === 'object' ? retention.days * 86_400 : undefined;

  const expiry = () =>
    lifetime === undefined ? {} : { [expiresAt]: toSeconds(secondsFrom(now(), lifetime)) };

  const row = (item: Row) => ({
    ...item,
    ...key(item),
    kind: declaration.name,
    ...expiry(),
  });

  const parsed = (found: Record<string, unknown> | undefined): Item | undefined =>
    found === undefined || !isLive(found) ? undefined : schema.parse(found);

  const parsedAll = (found: readonly Record<string, unknown>[]): Item[] =>
    found.map(parsed).filter((item) => item !== undefined);

  /** A write that changes an item leaves one alone that has expired: nothing of it may come back. */
  const ofLive = (condition: Condition | undefined): Condition | undefined => {
    if (lifetime === undefined) return condition;
    return condition === undefined ? unexpired : all(unexpired, condition);
  };

  const putInput = (item: Record<string, unknown>, condition?: Condition) => {
    const p = new Placeholders();
    return {
      TableName: tableName(),
      Item: item,
      ...(condition && { ConditionExpression: condition(p), ...p.attributes }),
    };
  };

  /** The item that an update makes of nothing, in the place of an expired one. */
  const renewInput = (parts: P, { set, add }: Changes) =>
    putInput({ ...set, ...add, ...key(parts), kind: declaration.name, ...expiry() }, expired);

  const updateInput = (parts: P, changes: Changes, condition?: Condition) => {
    const p = new Placeholders();
    const sets = Object.entries({ ...changes.set, ...expiry(), kind: declaration.name }).map(
      ([k, v]) => `${p.name(k)} = ${p.value(v)}`,
    );
    const sums = Object.entries(changes.add ?? {}).map(
      ([k, v]) => `${p.name(k)} = if_not_exists(${p.name(k)}, ${p.value(0)}) + ${p.value(v)}`,
    );
    const removes = (changes.remove ?? []).map((k) => p.name(k));
    const UpdateExpression = [
      `SET ${[...sets, ...sums].join(', ')}`,
      removes.length > 0 && `REMOVE ${removes.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' ');
    const ConditionExpression = ofLive(condition)?.(p);
    return {
      TableName: tableName(),
      Key: { ...key(parts) },
      UpdateExpression,
      ...(ConditionExpression !== undefined && { ConditionExpression }),
      ...p.attributes,
    };
  };

  return {
    name: declaration.name,
    retention,

    /** 0.5 read units per 4 KB, 1 when consistent. */
    get: async (parts: P, { consistent = false } = {}): Promise<Item | undefined> => {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: tableName(), Key: { ...key(parts) }, ConsistentRead: consistent }),
      );
      return parsed(Item);
    },

    /** Up to 100 at once, in no particular order; what does not exist is left out. */
    getMany: async (many: readonly P[], { consistent = false } = {}): Promise<Item[]> => {
      const found: Item[] = [];
      let wanted: Record<string, unknown>[] = many.map((parts) => ({ ...key(parts) }));
      while (wanted.length > 0) {
        const batch = wanted.slice(0, 100);
        const { Responses, UnprocessedKeys } = await dynamo.send(
          new BatchGetCommand({
            RequestItems: { [tableName()]: { Keys: batch, ConsistentRead: consistent } },
          }),
        );
        found.push(...parsedAll(Responses?.[tableName()] ?? []));
        wanted = [...(UnprocessedKeys?.[tableName()]?.Keys ?? []), ...wanted.slice(batch.length)];
      }
      return found;
    },

    /** The items below one partition whose sort keys start with `prefix`, in key order or against it. */
    list: async (pk: string, prefix: string, { after, ...options }: ListOptions = {}): Promise<Item[]> => {
      const where = 'pk = :pk AND begins_with(sk, :prefix)';
      const from = after === undefined ? undefined : { pk, sk: after };
      return parsedAll(await queryAll({ where, values: { ':pk': pk, ':prefix': prefix }, ...options }, from));
    },

    /** Everything in one partition, as it was a moment ago. */
    all: async (pk: string): Promise<Item[]> =>
      parsedAll(await queryAll({ where: 'pk = :pk', values: { ':pk': pk } })),

    /** A page of a list of the index `listing`, as it was a moment ago; `next` leads to the page after it. */
    page: async (
      list: string,
      { cursor, until, newestFirst, limit = 50 }: PageOptions = {},
    ): Promise<{ items: Item[]; next: string | null }> => {
      const query = {
        index: 'listing',
        where: `#list = :list${until === undefined ? '' : ' AND listed_at <= :until'}`,
        names: { '#list': 'list' },
        values: { ':list': list, ...(until !== undefined && { ':until': until }) },
        newestFirst,
        limit,
      };
      const { items, next } = await queryFrom(
        query,
        cursor === undefined ? undefined : readCursor(cursor, list),
      );
      return { items: parsedAll(items), next: next === undefined ? null : writeCursor(next) };
    },

    /** False when the condition did not hold. */
    put: (item: Row, condition?: Condition): Promise<boolean> =>
      held(dynamo.send(new PutCommand(putInput(row(item), condition)))),

    /** False when there is one already. */
    create: (item: Row): Promise<boolean> =>
      held(dynamo.send(new PutCommand(putInput(row(item), absent('pk'))))),

    /** False when the condition did not hold. Without a condition an absent item is created. */
    update: async (parts: P, changes: Changes, condition?: Condition): Promise<boolean> => {
      const change = () => held(dynamo.send(new UpdateCommand(updateInput(parts, changes, condition))));
      const renew = () => held(dynamo.send(new PutCommand(renewInput(parts, changes))));
      if (await change()) return true;
      if (lifetime === undefined || condition?.holdsForNothing === false) return false;
      // Of two that renew it at once one does, and the other changes what it has made.
      return (await renew()) || change();
    },

    /** Removes an item and answers what it was. Of any number who take it at once, one gets it. */
    take: async (parts: P): Promise<Item | undefined> => {
      const { Attributes } = await dynamo.send(
        new DeleteCommand({ TableName: tableName(), Key: { ...key(parts) }, ReturnValues: 'ALL_OLD' }),
      );
      return parsed(Attributes);
    },

    remove: (parts: P) => dynamo.send(new DeleteCommand({ TableName: tableName(), Key: { ...key(parts) } })),

    /** The same writes as parts of a transaction. `updating` refuses an expired item that is still stored. */
    putting: (item: Row, condition?: Condition) => ({ Put: putInput(row(item), condition) }),
    creating: (item: Row) => ({ Put: putInput(row(item), absent('pk')) }),
    updating: (parts: P, changes: Changes, condition?: Condition) => ({
      Update: updateInput(parts, changes, condition),
    }),
    removing: (parts: P, condition?: Condition) => {
      const p = new Placeholders();
      return {
        Delete: {
          TableName: tableName(),
          Key: { ...key(parts) },
          ...(condition && { ConditionExpression: condition(p), ...p.attributes }),
        },
      };
    },
  };
};
