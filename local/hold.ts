/** Holds one request of a function to the table, for tests: others overtake it until it is let go. */
export class Hold {
  private wanted: string | undefined;
  private letGo: (() => void) | undefined;

  /** Resolves when the request may go on. `caller` is the function's name. */
  async passed(caller: string, operation: string): Promise<void> {
    if (this.wanted === undefined || !`${operation} ${caller}`.startsWith(this.wanted)) return;
    this.wanted = undefined;
    await new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    this.letGo = undefined;
  }

  /** Holds the next request of a function, by how its name begins; the held one goes on. Without a name none is held. */
  set({ name, operation }: { readonly name?: unknown; readonly operation?: unknown }): void {
    this.wanted = typeof name === 'string' ? `${operation} ${name}Function` : undefined;
    this.letGo?.();
  }

  get isHolding(): boolean {
    return this.letGo !== undefined;
  }
}
