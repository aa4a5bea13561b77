import { EventEmitter, once } from 'node:events';
import type { BatchOperation, Store } from 'dynalite/db';
import { ChangeReader, type Position, type Stretch } from './change-reader';
import { type Change, type ChangeRecord, historyOf, sequenceNumber, sequenceOf } from './changes';

const RECORDS = 'change~';
const AFTER_RECORDS = 'change\x7f';
const READERS = 'change-reader~';
const AFTER_READERS = 'change-reader\x7f';

export interface ChangeLogOptions {
  /** The tables whose changes are kept. */
  tables: readonly string[];
  /** Keeps all changes, so that a table can be restored to a point in time. */
  recovers?: boolean | undefined;
  /** The time of changes, in milliseconds since the epoch. */
  now(): number;
}

/**
 * The content of DynamoDB Streams: a record of every changed item. A record is stored in the same batch as its change and kept
 * until every reader has processed it.
 */
export class ChangeLog {
  /** The first sequence numbers of batches that are being written: readers must stop before them. */
  private readonly unsettled = new Set<number>();
  private readonly readers: ChangeReader[] = [];
  private readonly events = new EventEmitter();
  private trimmed = '';
  /** The last sequence number of each table's records. */
  private readonly last = new Map<string, string>();

  private constructor(
    private readonly store: Store,
    private readonly options: ChangeLogOptions,
    private readonly positions: ReadonlyMap<string, Position>,
    private next: number,
  ) {}

  /** Sequence numbers continue after the last record, or after a reader's position if its records have been deleted. */
  static async load(store: Store, options: ChangeLogOptions): Promise<ChangeLog> {
    const positions = new Map<string, Position>();
    for await (const [key, row] of store.db.iterator({ gte: READERS, lt: AFTER_READERS }))
      positions.set(key.slice(READERS.length), row as Position);
    const used = [...positions.values()].map(({ after }) => after);
    const newest = { gte: RECORDS, lt: AFTER_RECORDS, reverse: true, limit: 1 };
    for await (const [key] of store.db.iterator(newest)) used.push(key.slice(RECORDS.length));
    const log = new ChangeLog(store, options, positions, Math.max(0, ...used.map(sequenceOf)) + 1);
    for await (const [, row] of store.db.iterator(newest)) log.note([row as ChangeRecord]);
    return log;
  }

  now(): number {
    return this.options.now();
  }

  covers(table: string): boolean {
    return this.options.tables.includes(table);
  }

  /** Writes a batch together with the records of its changes. */
  async commit(batch: BatchOperation[], changes: Change[]): Promise<void> {
    if (!changes.length) return this.store.db.batch(batch);
    const first = this.next;
    this.next += changes.length;
    this.unsettled.add(first);
    const at = this.options.now();
    const records = changes.map(
      (change, i): ChangeRecord => ({ ...change, sequenceNumber: sequenceNumber(first + i), at }),
    );
    const rows = records.map(
      (value): BatchOperation => ({ type: 'put', key: RECORDS + value.sequenceNumber, value }),
    );
    const history = this.options.recovers ? historyOf(records) : [];
    try {
      await this.store.db.batch([...batch, ...rows, ...history]);
      this.note(records);
    } finally {
      this.unsettled.delete(first);
      this.events.emit('settled');
    }
  }

  /**
   * A reader of a table's records. It continues at the position stored under its name; a new one starts with the oldest record.
   * Create all readers before the first one advances: records that all readers have processed are deleted.
   */
  reader(table: string, name: string): ChangeReader {
    const reader = new ChangeReader(this, table, name, this.positions.get(name) ?? { after: '' });
    this.readers.push(reader);
    return reader;
  }

  /** Waits until such records exist. Resolves with an empty list when the signal is aborted. */
  async read(stretch: Stretch, signal: AbortSignal): Promise<ChangeRecord[]> {
    while (!signal.aborted) {
      const end = this.settledUntil();
      const found = await this.between(stretch, end);
      if (found.length) return found;
      if (end === this.settledUntil()) await once(this.events, 'settled', { signal }).catch(() => {});
    }
    return [];
  }

  /** Whether a reader has not processed all records, or some are being written. */
  get hasWork(): boolean {
    return this.readers.some(
      ({ table, position }) => this.unsettled.size > 0 || (this.last.get(table) ?? '') > position.after,
    );
  }

  async save(reader: ChangeReader): Promise<void> {
    await this.store.db.put(READERS + reader.name, reader.position);
    const done = this.readers.map(({ position }) => position.after).sort()[0] ?? '';
    if (done <= this.trimmed) return;
    await this.store.db.clear({ gt: RECORDS + this.trimmed, lte: RECORDS + done });
    this.trimmed = done;
  }

  private note(records: readonly ChangeRecord[]) {
    for (const { table, sequenceNumber } of records)
      if (sequenceNumber > (this.last.get(table) ?? '')) this.last.set(table, sequenceNumber);
  }

  /** The first sequence number that must not be read yet. */
  private settledUntil(): number {
    return Math.min(this.next, ...this.unsettled);
  }

  private async between({ table, after, limit, through }: Stretch, end: number): Promise<ChangeRecord[]> {
    const found: ChangeRecord[] = [];
    const range = { gt: RECORDS + after, lt: RECORDS + sequenceNumber(end) };
    for await (const [, row] of this.store.db.iterator(range)) {
      const record = row as ChangeRecord;
      if (through === undefined ? found.length === limit : record.sequenceNumber > through) break;
      if (record.table === table) found.push(record);
    }
    return found;
  }
}
