/**
 * Services of others that can be switched off, to see what Inkwren does without them. Without its `memory` the demo tutor
 * answers, and knows no book; with `slowModel` it keeps every caller waiting until it is switched off again; without its `manners` it answers moderation in a shape that nobody knows. `conflicts` is no outage of the table, but what it does under load: the first try of every
 * write meets a transaction on its items.
 */
const services = [
  'model',
  'slowModel',
  'memory',
  'manners',
  'catalogue',
  'mail',
  'queues',
  'conflicts',
] as const;
type Service = (typeof services)[number];

export class Outages {
  private readonly down = new Set<Service>();
  private readonly waiting: (() => void)[] = [];

  isDown(service: Service): boolean {
    return this.down.has(service);
  }

  /** Resolves once a service is not down any more. */
  async over(service: Service): Promise<void> {
    while (this.isDown(service)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** How many callers are kept waiting. */
  get held(): number {
    return this.waiting.length;
  }

  set(wanted: Record<string, unknown>): void {
    for (const service of services) {
      if (wanted[service] === true) this.down.add(service);
      if (wanted[service] === false) this.down.delete(service);
    }
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  all(): Record<Service, boolean> {
    return Object.fromEntries(services.map((service) => [service, this.isDown(service)])) as Record<
      Service,
      boolean
    >;
  }
}
