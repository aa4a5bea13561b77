/** A browser's caches in memory. `isFull`: nothing more can be put. */
export class KeptCaches {
  isFull = false;
  private readonly all = new Map<string, Map<string, Response>>();

  readonly open = async (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const urlOf = (key: string | Request) =>
      new URL(typeof key === 'string' ? key : key.url, location.origin).href;
    return {
      match: async (key: string) => entries.get(urlOf(key))?.clone(),
      put: async (key: string, response: Response) => {
        if (this.isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
        entries.set(urlOf(key), response);
      },
      delete: async (key: string | Request) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };

  readonly keys = async () => [...this.all.keys()];
  readonly delete = async (name: string) => this.all.delete(name);

  /** The addresses in a cache. */
  readonly addressesIn = (name: string) => [...(this.all.get(name)?.keys() ?? [])];
}
