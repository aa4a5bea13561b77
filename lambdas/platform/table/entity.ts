import { BatchGetCommand, DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { now, secondsFrom, toSeconds } from '../clock';
import { dynamo, tableName } from './client';
import { absent, all, type Condition, expired, expiresAt, unexpired } from './condition';
import { type PageOptions, readCursor, writeCursor } from './cursor';
import { type Changes, deleteInput, type Key, putInput, updateInput } from './inputs';
import { isLive, queryAll, queryFrom } from './query';

/**
 * How long items of a kind are kept. `account`: until the user's account is deleted. `library`: permanently, as they contain
 * no personal data. Days since the last change, or with `fromCreation` since the first write: DynamoDB deletes them after that,
 * and reads skip them immediately. A getter may read the days from a setting.
 */
export type Retention = 'account' | 'library' | { readonly days: number; readonly fromCreation?: true };

/**
 * Puts an item on one of the lists that operators and schedules process: the index `listing`, sparse, so that an item costs
 * nothing there until it is listed.
 */
export interface Listed {
  readonly list: string;
  /** The position on the list, as a time. */
  readonly listed_at: string;
}

interface ListOptions {
  readonly limit?: number;
  readonly consistent?: boolean;
  readonly newestFirst?: boolean;
  /** Only items after this sort key, in the requested order. */
  readonly after?: string;
}

export const unlisted = ['list', 'listed_at'] as const;

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
 * One kind of item in the table: its shape, its key and its retention. Items are parsed on reading, so a use case never sees
 * an item of another shape.
 */
export const entity = <S extends z.ZodMiniObject, P>(declaration: {
  readonly name: string;
  readonly schema: S;
  readonly key: (parts: P) => Key;
  readonly retention: Retention;
}) => {
  const { schema, key, retention } = declaration;
  type Item = z.output<S>;
  /** The item as it is written: with its place on a list, if it has one. */
  type Row = Item & P & Partial<Listed>;
  const expires = typeof retention === 'object';

  const expiry = () =>
    expires ? { [expiresAt]: toSeconds(secondsFrom(now(), retention.days * 86_400)) } : {};

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

  /** An update refuses an expired item: none of its values may come back. */
  const ofLive = (condition: Condition | undefined): Condition | undefined => {
    if (!expires) return condition;
    return condition === undefined ? unexpired : all(unexpired, condition);
  };

  /** The item that an update creates in the place of an expired one. */
  const renewInput = (parts: P, { set, add }: Changes) =>
    putInput({ ...set, ...add, ...key(parts), kind: declaration.name, ...expiry() }, expired);

  const changeInput = (parts: P, changes: Changes, condition?: Condition) => {
    const [renewed, initial] = expires && retention.fromCreation ? [{}, expiry()] : [expiry(), {}];
    const set = { ...changes.set, ...renewed, kind: declaration.name };
    return updateInput(key(parts), { ...changes, set, initial }, ofLive(condition));
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

    /** Up to 100 items in one request, in no particular order; absent items are omitted. */
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

    /** The items of one partition whose sort keys start with `prefix`, in key order or reversed. */
    list: async (pk: string, prefix: string, { after, ...options }: ListOptions = {}): Promise<Item[]> => {
      const where = 'pk = :pk AND begins_with(sk, :prefix)';
      const from = after === undefined ? undefined : { pk, sk: after };
      return parsedAll(await queryAll({ where, values: { ':pk': pk, ':prefix': prefix }, ...options }, from));
    },

    /** The items of one partition with sort keys from `first` to `last`, in key order. */
    between: async (
      pk: string,
      first: string,
      last: string,
      { consistent = false } = {},
    ): Promise<Item[]> => {
      const where = 'pk = :pk AND sk BETWEEN :first AND :last';
      return parsedAll(
        await queryAll({ where, values: { ':pk': pk, ':first': first, ':last': last }, consistent }),
      );
    },

    /** All items of one partition, eventually consistent. */
    all: async (pk: string): Promise<Item[]> =>
      parsedAll(await queryAll({ where: 'pk = :pk', values: { ':pk': pk } })),

    /** A page of a list of the index `listing`, eventually consistent; `next` is the cursor of the following page. */
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

    /** False when the item exists. */
    create: (item: Row): Promise<boolean> =>
      held(dynamo.send(new PutCommand(putInput(row(item), absent('pk'))))),

    /** False when the condition did not hold. Without a condition an absent item is created. */
    update: async (parts: P, changes: Changes, condition?: Condition): Promise<boolean> => {
      const change = () => held(dynamo.send(new UpdateCommand(changeInput(parts, changes, condition))));
      const renew = () => held(dynamo.send(new PutCommand(renewInput(parts, changes))));
      if (await change()) return true;
      if (!expires || condition?.holdsForNothing === false) return false;
      // Of two simultaneous renewals one creates the item, and the other updates it.
      return (await renew()) || change();
    },

    /** Deletes an item and returns it. Of several simultaneous callers, one gets it. */
    take: async (parts: P): Promise<Item | undefined> => {
      const { Attributes } = await dynamo.send(
        new DeleteCommand({ TableName: tableName(), Key: { ...key(parts) }, ReturnValues: 'ALL_OLD' }),
      );
      return parsed(Attributes);
    },

    remove: (parts: P) => dynamo.send(new DeleteCommand({ TableName: tableName(), Key: { ...key(parts) } })),

    /** The same writes for a transaction. `updating` refuses an expired item that is still stored. */
    putting: (item: Row, condition?: Condition) => ({ Put: putInput(row(item), condition) }),
    creating: (item: Row) => ({ Put: putInput(row(item), absent('pk')) }),
    updating: (parts: P, changes: Changes, condition?: Condition) => ({
      Update: changeInput(parts, changes, condition),
    }),
    removing: (parts: P, condition?: Condition) => ({ Delete: deleteInput(key(parts), condition) }),
  };
};
