/** Holds one request of a function to the table, for tests: other requests overtake it until it is released. */
export class Hold {
  private wanted: string | undefined;
  private letGo: (() => void) | undefined;

  /** Resolves when the request may be performed. `caller` is the function's name. */
  async passed(caller: string, operation: string): Promise<void> {
    if (this.wanted === undefined || !`${operation} ${caller}`.startsWith(this.wanted)) return;
    this.wanted = undefined;
    await new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    this.letGo = undefined;
  }

  /**
   * Releases the held request and holds the next one of a function. `name` is the beginning of the function's name; without it no
   * request is held.
   */
  set({ name, operation }: { readonly name?: unknown; readonly operation?: unknown }): void {
    this.wanted = typeof name === 'string' ? `${operation} ${name}Function` : undefined;
    this.letGo?.();
  }

  get isHolding(): boolean {
    return this.letGo !== undefined;
  }
}
