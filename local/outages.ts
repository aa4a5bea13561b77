/**
 * External services that can be switched off, to test Inkwren without them. Other switches: without `memory` the demo tutor
 * answers that it knows no book; with `slowModel` it delays every answer until the switch is off again; without `manners` it
 * answers moderation in an unknown format. With `ordinaryMail` down only mails about a child in a crisis are sent. `conflicts` is
 * not an outage but load on the table: the first try of every write conflicts with a transaction on its items, and with
 * `contention` every try does. While `indexes` are down they answer, but without the changes since.
 */
const services = [
  'model',
  'slowModel',
  'memory',
  'manners',
  'catalogue',
  'dictionary',
  'mail',
  'ordinaryMail',
  'queues',
  'conflicts',
  'contention',
  'indexes',
] as const;
type Service = (typeof services)[number];

export class Outages {
  private readonly down = new Set<Service>();
  private readonly waiting: (() => void)[] = [];

  isDown(service: Service): boolean {
    return this.down.has(service);
  }

  /** Resolves once a service is available again. */
  async over(service: Service): Promise<void> {
    while (this.isDown(service)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The number of waiting callers. */
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
