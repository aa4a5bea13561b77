/**
 * Simulates the death of a function between two of its requests to the table, the bucket or the user pool, for tests: after a number of
 * requests, none is performed until the function is revived.
 */
export class Kill {
  private name: string | undefined;
  private left = 0;

  /** Whether this request is after the death of its function. `caller` is the function's name. */
  prevents(caller: string): boolean {
    return this.name !== undefined && caller.startsWith(this.name) && --this.left < 0;
  }

  /**
   * `name` is the beginning of the function's name, which dies after `after` more requests. Without a name all functions live.
   */
  set({ name, after }: { readonly name?: unknown; readonly after?: unknown }): void {
    this.name = typeof name === 'string' ? `${name}Function` : undefined;
    this.left = Number(after ?? 0);
  }

  /** Whether the function has died. */
  get isDone(): boolean {
    return this.left < 0;
  }
}
