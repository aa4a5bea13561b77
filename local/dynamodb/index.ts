import { actionsNeeded } from './actions-needed';
import { ChangeLog } from './change-log';
import { Conflicts } from './conflicts';
import type { Engine } from './engine';
import { Refused, refusal } from './errors';
import { type Respond, serve } from './http';
import { IdempotencyTokens } from './idempotency-tokens';
import { LateIndexes } from './late-indexes';
import { Locks } from './locks';
import { Meter } from './meter';
import { OPERATIONS } from './operations';
import { openStore } from './store';

/** The capacity that one request consumed, in AWS's units. */
export interface Usage {
  /** The access key of the request, which is the function's name on the laptop. */
  caller: string;
  operation: string;
  readUnits: number;
  writeUnits: number;
}

export interface DynamoDbOptions {
  /** The folder of the data, which survives `kill -9`. Absent: memory. */
  path?: string;
  /** Absent: any free port. */
  port?: number;
  /** The tables with a stream: their changes are kept until the stream's readers have processed them. */
  streams?: readonly string[];
  /** Keeps the changes of these tables for ever, so that they can be restored to a point in time. */
  recovers?: boolean | undefined;
  /** The clock for the time of changes. Absent: the system clock. */
  now?(): number;
  /** Whether the owner of an access key may perform an action such as PutItem. Absent: all owners may. */
  allows?(accessKey: string, action: string): boolean;
  /** The number of first tries of every write that conflict with a transaction on its items. */
  conflicts?(): number;
  /** Whether the owner of an access key has been killed: its requests are not performed. */
  isDead?(accessKey: string): boolean;
  /** The answer to a throttled request; undefined if it may be performed. */
  throttled?(accessKey: string, operation: string, body: Record<string, unknown>): Error | undefined;
  /** Resolves when a request may be performed. Absent: at once. */
  passed?(accessKey: string, operation: string): Promise<void>;
  /** Whether queries of indexes miss the changes from now on. Absent: they never do. */
  indexesAreLate?(): boolean;
  /** Called for every request that AWS would charge for, before it is answered. */
  onUsage?(usage: Usage): void;
}

export interface DynamoDb {
  url: string;
  /** Performs one operation. Rejects with `Refused`. */
  respond: Respond;
  /** The changes to items of tables that have a stream. */
  changes: ChangeLog;
  /** Every stored row: items, index entries and the stream's records. For tests of what is left. */
  rows(): AsyncIterable<readonly [key: string, row: unknown]>;
  close(): Promise<void>;
}

/**
 * The laptop's DynamoDB: dynalite with the features that it lacks (transactions, streams, time to live, old items on failed
 * conditions, costs of index writes), and without Scan. Listens on loopback only.
 */
export const startDynamoDb = async (options: DynamoDbOptions): Promise<DynamoDb> => {
  const { path, streams: tables = [], now = Date.now } = options;
  const store = await openStore(path);
  const tokens = await IdempotencyTokens.load(store);
  const changes = await ChangeLog.load(store, { tables, now, recovers: options.recovers });
  const engine: Engine = {
    store,
    locks: new Locks(),
    conflicts: new Conflicts(options.conflicts),
    tokens,
    changes,
    indexes: new LateIndexes(store, options.indexesAreLate),
  };
  const respond: Respond = async (operation, body, accessKey) => {
    const run = OPERATIONS.get(operation);
    if (!run)
      throw new Refused({ __type: 'com.amazon.coral.service#UnknownOperationException', message: operation });
    if (options.isDead?.(accessKey)) throw refusal('UnrecognizedClientException', 'The caller is dead');
    const denied = actionsNeeded(operation, body).find(
      (action) => options.allows?.(accessKey, action) === false,
    );
    if (denied !== undefined)
      throw refusal('AccessDeniedException', `${accessKey} is not authorized to perform: dynamodb:${denied}`);
    const throttled = options.throttled?.(accessKey, operation, body);
    if (throttled !== undefined) throw throttled;
    await options.passed?.(accessKey, operation);
    const meter = new Meter();
    try {
      return await run(engine, body, meter);
    } finally {
      const [readUnits, writeUnits] = [meter.units('read'), meter.units('write')];
      const usage: Usage = { caller: accessKey, operation, readUnits, writeUnits };
      if (usage.readUnits || usage.writeUnits) options.onUsage?.(usage);
    }
  };
  try {
    const server = await serve(options.port ?? 0, respond);
    return {
      url: server.url,
      respond,
      changes,
      rows: () => store.db.iterator({}),
      async close() {
        await server.close();
        await engine.indexes.catchUp();
        await store.db.close();
      },
    };
  } catch (error) {
    await store.db.close();
    throw error;
  }
};
