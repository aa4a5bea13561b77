/**
 * The death of a function between two of its requests to the table or the bucket, for tests: from the request of a number on, none is
 * performed until somebody lets it live again.
 */
export class Kill {
  private name: string | undefined;
  private left = 0;

  /** Whether this request of a function comes after its death. `caller` is the function's name. */
  prevents(caller: string): boolean {
    return this.name !== undefined && caller.startsWith(this.name) && --this.left < 0;
  }

  /** `name` is how the function's name begins; `after` so many requests from now it dies. Without a name all live. */
  set({ name, after }: { readonly name?: unknown; readonly after?: unknown }): void {
    this.name = typeof name === 'string' ? `${name}Function` : undefined;
    this.left = Number(after ?? 0);
  }

  /** Whether it has died. */
  get isDone(): boolean {
    return this.left < 0;
  }
}
