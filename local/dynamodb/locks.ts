/**
 * Locks by name. A caller with several names enters all queues in one synchronous step, so every queue is in order of arrival. No
 * caller waits for a later one: a deadlock is impossible for any number of names.
 */
export class Locks {
  private readonly last = new Map<string, Promise<void>>();

  /** Runs `work` while it exclusively holds the names. */
  async hold<T>(names: Iterable<string>, work: () => Promise<T>): Promise<T> {
    const mine = new Set(names);
    const before = [...mine].map((name) => this.last.get(name));
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    for (const name of mine) this.last.set(name, done);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      for (const name of mine) if (this.last.get(name) === done) this.last.delete(name);
      release();
    }
  }
}
