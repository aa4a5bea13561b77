/**
 * Services of others that can be switched off, to see what Inkwren does without them. Without its `memory` the demo tutor
 * answers, and knows no book. `conflicts` is no outage of the table, but what it does under load: the first try of every
 * write meets a transaction on its items.
 */
const services = ['model', 'memory', 'catalogue', 'mail', 'queues', 'conflicts'] as const;
type Service = (typeof services)[number];

export class Outages {
  private readonly down = new Set<Service>();

  isDown(service: Service): boolean {
    return this.down.has(service);
  }

  set(wanted: Record<string, unknown>): void {
    for (const service of services) {
      if (wanted[service] === true) this.down.add(service);
      if (wanted[service] === false) this.down.delete(service);
    }
  }

  all(): Record<Service, boolean> {
    return Object.fromEntries(services.map((service) => [service, this.isDown(service)])) as Record<
      Service,
      boolean
    >;
  }
}
