import type { BatchOperation, Item, Store } from 'dynalite/db';

/**
 * Withholds the changes of index entries, for tests: as on AWS, where an index follows its table after a moment, a query of an index
 * misses the latest changes.
 */
export class LateIndexes {
  private readonly withheld = new Map<string, BatchOperation>();

  constructor(
    private readonly store: Store,
    private readonly areLate: () => boolean = () => false,
  ) {}

  /** The entry as it is after all changes. */
  async entry(key: string): Promise<Item | undefined> {
    const change = this.withheld.get(key);
    if (change === undefined) return (await this.store.db.get(key)) as Item | undefined;
    return change.type === 'put' ? (change.value as Item) : undefined;
  }

  /** Takes changes and returns those to be written now, earlier ones included. */
  due(changes: readonly BatchOperation[]): BatchOperation[] {
    for (const change of changes) this.withheld.set(change.key, change);
    if (this.areLate()) return [];
    const all = [...this.withheld.values()];
    this.withheld.clear();
    return all;
  }

  /** Writes what was withheld, unless the indexes are still late. */
  async catchUp(): Promise<void> {
    const changes = this.due([]);
    if (changes.length > 0) await this.store.db.batch(changes);
  }
}
