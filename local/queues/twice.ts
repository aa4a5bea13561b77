/** `again`: the message returns once after it is deleted. `together`: two workers get it at the same time. */
const repetitions = ['once', 'again', 'together'] as const;
export type Repetition = (typeof repetitions)[number];

/** Which messages are repeated without a request. */
export interface Usual {
  /** Of each queue, the first message and every further one at this distance. */
  readonly every: number;
  /** The beginnings of the names of queues of which none is. */
  readonly except: readonly string[];
}

/**
 * Decides which messages are delivered twice. SQS delivers a message at least once: one that is deleted may return, and two
 * workers may get the same one.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues-at-least-once-delivery.html
 */
export class Twice {
  private wanted: Repetition | undefined;
  private readonly sent = new Map<string, number>();

  constructor(private readonly usual: Usual = { every: Number.POSITIVE_INFINITY, except: [''] }) {}

  /** How every message is delivered from now on. Absent: some are repeated as usual. */
  set({ how }: { readonly how?: unknown }): void {
    this.wanted = repetitions.find((one) => one === how);
  }

  /** Called once for each message that is sent to a queue. */
  next(queue: string): Repetition {
    const before = this.sent.get(queue) ?? 0;
    this.sent.set(queue, before + 1);
    const { every, except } = this.usual;
    const isUsual = before % every === 0 && !except.some((name) => queue.startsWith(name));
    return this.wanted ?? (isUsual ? 'again' : 'once');
  }
}
