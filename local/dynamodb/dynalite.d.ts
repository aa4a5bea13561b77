/** The parts of dynalite 4.0.0 that this folder uses. The package has no types. */

declare module 'dynalite/db' {
  import type { Readable } from 'node:stream';

  export type AttributeValue = Record<string, unknown>;
  export type Item = Record<string, AttributeValue>;
  export type Callback<T> = (error: Error | null, result: T) => void;
  export type Done = (error: Error | null) => void;
  export type IndexScope = 'Global' | 'Local';

  export interface Table {
    TableName: string;
    TableStatus: string;
    KeySchema: { AttributeName: string; KeyType: string }[];
    GlobalSecondaryIndexes?: { IndexName: string; IndexStatus?: string }[];
  }

  export interface ConsumedCapacity {
    TableName: string;
    CapacityUnits: number;
    Table?: { CapacityUnits: number };
    GlobalSecondaryIndexes?: Record<string, { CapacityUnits: number }>;
    LocalSecondaryIndexes?: Record<string, { CapacityUnits: number }>;
  }

  /** A request after `checkTypes` and `checkValidations`: only known fields, with parsed expressions. */
  export interface ParsedRequest {
    TableName: string;
    Key?: Item;
    Item?: Item;
    ExclusiveStartKey?: Item;
    ConsistentRead?: boolean;
    ReturnConsumedCapacity?: string;
    RequestItems?: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
  }

  export interface ActionResult {
    Item?: Item;
    ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  }

  export type Action = (store: Store, data: ParsedRequest, done: Callback<ActionResult>) => void;

  export interface RangeOptions {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
  }

  export interface SubDb {
    get(key: string, done: Callback<Item | undefined>): void;
    put(key: string, value: object, done: Done): void;
    del(key: string, done: Done): void;
    lock(key: string, run: (release: <T>(done: Callback<T>) => Callback<T>) => void): void;
    createValueStream(options: RangeOptions): Readable;
  }

  export type BatchOperation = { type: 'put'; key: string; value: object } | { type: 'del'; key: string };

  export interface LevelDb {
    open(): Promise<void>;
    close(): Promise<void>;
    get(key: string): Promise<unknown>;
    put(key: string, value: object): Promise<void>;
    del(key: string): Promise<void>;
    batch(operations: BatchOperation[]): Promise<void>;
    clear(range: RangeOptions): Promise<void>;
    iterator(range: RangeOptions): AsyncIterable<[string, unknown]>;
  }

  export interface Store {
    db: LevelDb;
    tableDb: SubDb;
    getItemDb(table: string): SubDb;
    getIndexDb(scope: string, table: string, index: string): SubDb;
    getTable(
      name: string,
      ...rest: [done: Callback<Table>] | [isChecked: false, done: Callback<Table>]
    ): void;
  }

  export interface StoreOptions {
    path?: string;
    createTableMs: number;
    updateTableMs: number;
    deleteTableMs: number;
  }

  export function create(options: StoreOptions): Store;
  export function createKey(item: Item, table: Table): string;
  export function validateKey(key: Item, table: Table): Error | null | undefined;
  export function validateItem(item: Item, table: Table): Error | null | undefined;
  export function itemSize(item: Item): number;
  export function capacityUnits(item: Item | undefined, isRead: boolean, isConsistent: boolean): number;
}

declare module 'dynalite/db/conditionParser' {
  import type { Parser } from './expressions';

  const parser: Parser;
  export default parser;
}

declare module 'dynalite/db/updateParser' {
  import type { Parser } from './expressions';

  const parser: Parser;
  export default parser;
}

declare module 'dynalite/validations' {
  import type { ParsedRequest, Store } from 'dynalite/db';

  export type Types = Record<string, unknown>;
  export type Custom = (data: ParsedRequest, store: Store) => string | undefined;
  export function checkTypes(data: object, types: Types): ParsedRequest;
  export function checkValidations(data: ParsedRequest, types: Types, custom: Custom, store: Store): void;
}

declare module 'dynalite/validations/*' {
  import type { Custom, Types } from 'dynalite/validations';

  export const types: Types;
  export const custom: Custom;
}

declare module 'dynalite/actions/*' {
  import type { Action } from 'dynalite/db';

  const action: Action;
  export default action;
}
