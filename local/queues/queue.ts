import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import { readKept, replaceFile } from '../files';

export interface Message {
  readonly id: string;
  readonly body: string;
  receiveCount: number;
  /** Invisible before this time (milliseconds since the epoch). */
  visibleAt: number;
  receiptHandle: string;
}

export interface QueueOptions {
  readonly visibilitySeconds: number;
  readonly maxReceives?: number;
  readonly deadLetters?: Queue;
  /** The adjustable clock for visibility timeouts. */
  readonly clock: Pick<Clock, 'now' | 'onMove'>;
  /** The file that keeps the messages between runs. Absent: memory. */
  readonly file?: string;
}

/**
 * An SQS queue: delivers messages at least once, hides them during processing, and moves them to the dead-letter queue after too
 * many deliveries. Every change is written to its file atomically.
 */
export class Queue {
  private messages: Message[];
  private readonly waiting: (() => void)[] = [];
  /** Messages whose function is running. */
  private readonly inWork = new Set<Message>();

  constructor(
    readonly name: string,
    private readonly options: QueueOptions,
  ) {
    this.messages = options.file === undefined ? [] : load(options.file);
    // The receivers died with the process: after a restart nothing waits for their visibility timeouts.
    for (const message of this.messages) message.visibleAt = 0;
    options.clock.onMove(() => this.wake());
  }

  get size(): number {
    return this.messages.length;
  }

  send(body: string, delaySeconds = 0): string {
    const id = randomUUID();
    const visibleAt = delaySeconds === 0 ? 0 : this.now() + delaySeconds * 1000;
    this.messages.push({ id, body, receiveCount: 0, visibleAt, receiptHandle: '' });
    this.changed();
    return id;
  }

  /**
   * Resolves with the next visible message and hides it until `release`. The visibility timeout exceeds the function's timeout,
   * so a clock that is moved meanwhile must not deliver the message a second time.
   */
  async receive(): Promise<Message> {
    for (;;) {
      const message = this.take();
      if (message !== undefined) return message;
      await this.change();
    }
  }

  /** Called when the function has ended. Unless the message is deleted, it is visible again when its timeout ends. */
  release(message: Message): void {
    this.inWork.delete(message);
    this.wake();
  }

  delete(receiptHandle: string): void {
    this.messages = this.messages.filter((message) => message.receiptHandle !== receiptHandle);
    this.changed();
  }

  /** Makes the message visible after `seconds`. Does nothing if the receipt is no longer valid. */
  changeVisibility(receiptHandle: string, seconds: number): void {
    const message = this.messages.find((candidate) => candidate.receiptHandle === receiptHandle);
    if (message !== undefined) message.visibleAt = this.now() + seconds * 1000;
    this.changed();
  }

  private get idle(): Message[] {
    return this.messages.filter((message) => !this.inWork.has(message));
  }

  private take(): Message | undefined {
    const { maxReceives = Number.POSITIVE_INFINITY, deadLetters, visibilitySeconds } = this.options;
    const now = this.now();
    for (const message of this.idle.filter(({ visibleAt }) => visibleAt <= now)) {
      if (message.receiveCount >= maxReceives) {
        deadLetters?.send(message.body);
        this.messages = this.messages.filter((other) => other !== message);
        this.changed();
        continue;
      }
      message.receiveCount += 1;
      message.visibleAt = now + visibilitySeconds * 1000;
      message.receiptHandle = randomUUID();
      this.inWork.add(message);
      this.save();
      return message;
    }
    return undefined;
  }

  /** Resolves when a message has arrived or may have become visible. */
  private change(): Promise<void> {
    const next = Math.min(...this.idle.map(({ visibleAt }) => visibleAt));
    return new Promise((resolve) => {
      const timer = Number.isFinite(next)
        ? setTimeout(resolve, Math.max(10, Math.min(next - this.now(), 60_000))).unref()
        : undefined;
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private changed() {
    this.save();
    this.wake();
  }

  private wake() {
    for (const wake of this.waiting.splice(0)) wake();
  }

  private now(): number {
    return this.options.clock.now().getTime();
  }

  private save() {
    const { file } = this.options;
    if (file === undefined) return;
    replaceFile(file, JSON.stringify(this.messages));
  }
}

const wayOut = 'Remove it: the jobs that waited there are lost, such as a mail to send, and nothing else is.';

const load = (file: string): Message[] => readKept(file, messagesIn, wayOut) ?? [];

const messagesIn = (text: string): Message[] => {
  const messages: unknown = JSON.parse(text);
  if (!Array.isArray(messages) || !messages.every((one) => typeof one?.id === 'string' && 'body' in one))
    throw new Error('it is no list of messages');
  return messages;
};
