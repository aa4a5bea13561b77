import type { Queue } from '../queues/queue';
import type { Bucket } from '../s3/bucket';
import type { LocalTable } from '../table';

interface Stores {
  readonly table: Pick<LocalTable, 'rows'>;
  readonly bucket: Pick<Bucket, 'keys'>;
  readonly queues: ReadonlyMap<string, Pick<Queue, 'bodies'>>;
}

/** What the stores hold, for tests of what is left of a user. The product itself can list none of them. */
export interface Stored {
  /** The rows of the table's engine: items, index entries and records of the stream. */
  readonly rows: readonly (readonly [key: string, row: unknown])[];
  readonly objects: readonly string[];
  /** The bodies of messages, by the logical id of their queue; those of the dead letters too. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

const all = async <T>(found: AsyncIterable<T> | undefined): Promise<T[]> => {
  const list: T[] = [];
  for await (const one of found ?? []) list.push(one);
  return list;
};

export const storedIn =
  ({ table, bucket, queues }: Stores) =>
  async (): Promise<Stored> => ({
    rows: await all(table.rows?.()),
    objects: bucket.keys(),
    messages: Object.fromEntries([...queues].map(([id, { bodies }]) => [id, bodies])),
  });
