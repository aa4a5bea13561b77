import { isDeepStrictEqual } from 'node:util';
import {
  type BatchOperation,
  capacityUnits,
  type IndexScope,
  type Item,
  type Store,
  type SubDb,
} from 'dynalite/db';
import { copyOf } from '../copy';
import { type Change, changesOf } from './changes';
import type { Engine } from './engine';
import { validationError } from './errors';
import { isOversized, OVERSIZED } from './item-size';
import type { Meter } from './meter';
import { indexKeySuffix, indexKeyspace, itemKeyspace } from './store';

interface StagedRow {
  value: Item | undefined;
  /** The index of the write in its request. */
  write: number;
  table: string;
  index?: { scope: IndexScope; name: string };
}

/**
 * Collects the writes of one request until all of them are known to succeed, then commits them as one LevelDB batch: items and
 * index entries appear together or, even after `kill -9`, not at all. The caller of `commit` must hold the locks of the items
 * that it read.
 */
export class Staging {
  private readonly rows = new Map<string, StagedRow>();
  private writes = 0;
  private readonly store: Store;
  private readonly log: Engine['changes'];
  private readonly indexes: Engine['indexes'];

  constructor({ store, changes, indexes }: Pick<Engine, 'store' | 'changes' | 'indexes'>) {
    this.store = store;
    this.log = changes;
    this.indexes = indexes;
  }

  /** The store for a dynalite action on one item: reads return staged writes, writes are staged. The locks must be held. */
  viewFor(itemKey: string): Store {
    const write = this.writes++;
    return {
      ...this.store,
      getItemDb: (table) =>
        this.stage(this.store.getItemDb(table), (key) => itemKeyspace(table) + key, { write, table }),
      getIndexDb: (scope, table, name) =>
        this.stage(
          this.store.getIndexDb(scope, table, name),
          (key) => indexKeyspace(scope, table, name) + key + indexKeySuffix(itemKey),
          { write, table, index: { scope: scope as IndexScope, name } },
        ),
    };
  }

  /**
   * Writes everything: additional rows and, in the order of the request, the records of the changes. Charges for the index
   * entries that change.
   */
  async commit(meter: Meter, ownRows: BatchOperation[] = []): Promise<void> {
    const batch = [...ownRows];
    const entries: BatchOperation[] = [];
    const changes: Change[] = [];
    for (const [key, row] of [...this.rows].sort(([, a], [, b]) => a.write - b.write)) {
      if (row.index) {
        if (!(await this.chargeIndexEntry(key, row, row.index, meter))) continue;
      } else if (this.log.covers(row.table)) {
        changes.push(...(await changesOf(this.store, row.table, key, row.value)));
      }
      (row.index ? entries : batch).push(
        row.value ? { type: 'put', key, value: row.value } : { type: 'del', key },
      );
    }
    batch.push(...this.indexes.due(entries));
    if (batch.length) await this.log.commit(batch, changes);
  }

  private stage(real: SubDb, fullKey: (key: string) => string, origin: Omit<StagedRow, 'value'>): SubDb {
    const set = (key: string, value: Item | undefined) => this.rows.set(fullKey(key), { value, ...origin });
    return {
      ...real,
      lock: (_key, work) => work((done) => done),
      get: (key, done) => {
        const staged = this.rows.get(fullKey(key));
        if (staged) setImmediate(done, null, staged.value);
        else real.get(key, done);
      },
      put: (key, value, done) => {
        const row = copyOf(value) as Item;
        if (isOversized(row)) return done(validationError(OVERSIZED));
        set(key, row);
        done(null);
      },
      del: (key, done) => {
        set(key, undefined);
        done(null);
      },
    };
  }

  /** Charges for an index entry and returns whether it must be written. As on AWS, an unchanged entry costs nothing. */
  private async chargeIndexEntry(
    key: string,
    row: StagedRow,
    index: NonNullable<StagedRow['index']>,
    meter: Meter,
  ): Promise<boolean> {
    const before = await this.indexes.entry(key);
    if (isDeepStrictEqual(before, row.value)) return false;
    const sizes = [before, row.value].filter((entry) => entry !== undefined);
    const units = Math.max(...sizes.map((entry) => capacityUnits(entry, false, true)));
    meter.add({ kind: 'write', table: row.table, units, index });
    return true;
  }
}
