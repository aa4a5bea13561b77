/**
 * The items that transactions are writing, by the names of their locks. As on AWS, a write does not wait for a transaction: a
 * concurrent write to one of its items is refused.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export class Conflicts {
  private readonly busy = new Set<string>();
  private readonly refused = new Map<string, number>();

  /** `provoked` is the number of first tries of every write that are refused as if a transaction were in progress. */
  constructor(private readonly provoked: () => number = () => 0) {}

  isBusy(names: readonly string[]): boolean {
    return names.some((name) => this.busy.has(name));
  }

  /** The names that another transaction is using. */
  among(names: readonly string[]): ReadonlySet<string> {
    return new Set(this.isToBeRefused(names) ? names : names.filter((name) => this.busy.has(name)));
  }

  /** Runs a transaction. Its names conflict with all other writes until it ends. */
  async during<T>(names: readonly string[], transaction: () => Promise<T>): Promise<T> {
    for (const name of names) this.busy.add(name);
    try {
      return await transaction();
    } finally {
      for (const name of names) this.busy.delete(name);
    }
  }

  private isToBeRefused(names: readonly string[]): boolean {
    const tries = this.provoked();
    if (tries === 0) this.refused.clear();
    const all = names.join('\n');
    const before = this.refused.get(all) ?? 0;
    if (before < tries) this.refused.set(all, before + 1);
    else this.refused.delete(all);
    return before < tries;
  }
}
