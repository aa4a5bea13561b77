import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { dynamo, tableName } from './client';
import { type PageOptions, readCursor, writeCursor } from './cursor';
import type { Key } from './inputs';
import { isLive, queryAll, queryFrom } from './query';

interface ListOptions {
  readonly limit?: number;
  readonly consistent?: boolean;
  readonly newestFirst?: boolean;
  /** Only items after this sort key, in the requested order. */
  readonly after?: string;
}

export interface Readable<S extends z.ZodMiniObject, P> {
  readonly schema: S;
  readonly key: (parts: P) => Key;
  /** Adds to an item what follows from it at the moment of the read. */
  readonly derive?: (item: z.output<S>) => z.output<S>;
}

/** Parses a stored item; undefined for an absent or expired one. */
export const parserOf =
  <S extends z.ZodMiniObject>({
    schema,
    derive = (item) => item,
  }: Pick<Readable<S, never>, 'schema' | 'derive'>) =>
  (found: Record<string, unknown> | undefined): z.output<S> | undefined =>
    found === undefined || !isLive(found) ? undefined : derive(schema.parse(found));

/** The reads of one kind of item. */
export const readsOf = <S extends z.ZodMiniObject, P>({ key, ...shape }: Readable<S, P>) => {
  type Item = z.output<S>;
  const parsed = parserOf(shape);

  const parsedAll = (found: readonly Record<string, unknown>[]): Item[] =>
    found.map(parsed).filter((item) => item !== undefined);

  return {
    /** 0.5 read units per 4 KB, 1 when consistent. */
    get: async (parts: P, { consistent = false } = {}): Promise<Item | undefined> => {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: tableName(), Key: { ...key(parts) }, ConsistentRead: consistent }),
      );
      return parsed(Item);
    },

    /** Any number of items, 100 per request, in no particular order. Absent items are omitted. */
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

    /**
     * One page of a list of the index `listing`, eventually consistent: an item that was just changed may still be there as it
     * was. Whoever processes a list follows the cursor, because its beginning may return the same items. `next` is the cursor of
     * the following page, null after the last one.
     */
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
  };
};
