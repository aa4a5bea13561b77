import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import { readKept, replaceFile } from '../files';
import type { Twice } from './twice';

export interface Message {
  readonly id: string;
  readonly body: string;
  receiveCount: number;
  /** Invisible before this time (milliseconds since the epoch). */
  visibleAt: number;
  receiptHandle: string;
  /** The message stays when it is deleted after its first delivery, and is delivered once more. */
  returns?: boolean;
}

export interface QueueOptions {
  readonly visibilitySeconds: number;
  readonly maxReceives?: number;
  readonly deadLetters?: Queue;
  /** The adjustable clock for visibility timeouts. */
  readonly clock: Pick<Clock, 'now' | 'onMove'>;
  /** Decides which messages are delivered twice. Absent: none is. */
  readonly twice?: Pick<Twice, 'next'>;
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

  /** The messages that wait for a receiver. */
  get visible(): number {
    return this.idle.filter(({ visibleAt }) => visibleAt <= this.now()).length;
  }

  /** Whether a message is with a function, or waits for nothing but a receiver. */
  get hasWork(): boolean {
    return this.inWork.size > 0 || this.visible > 0;
  }

  get bodies(): string[] {
    return this.messages.map(({ body }) => body);
  }

  send(body: string, delaySeconds = 0): string {
    const visibleAt = delaySeconds === 0 ? 0 : this.now() + delaySeconds * 1000;
    const message = { id: randomUUID(), body, receiveCount: 0, visibleAt, receiptHandle: '' };
    const repetition = this.options.twice?.next(this.name);
    this.messages.push({ ...message, ...(repetition === 'again' && { returns: true }) });
    if (repetition === 'together') this.messages.push(message);
    this.changed();
    return message.id;
  }

  /**
   * Resolves with at most `most` visible messages, at least one, and hides them until `release`. With a batching window it waits
   * that long for more of them after the first one. The visibility timeout exceeds the function's timeout, so a clock that is
   * moved meanwhile must not deliver a message a second time.
   */
  async receive(most = 1, windowSeconds = 0): Promise<Message[]> {
    const batch: Message[] = [];
    let end = Number.POSITIVE_INFINITY;
    for (;;) {
      this.take(most, batch);
      if (batch.length > 0) end = Math.min(end, performance.now() + windowSeconds * 1000);
      if (batch.length === most || performance.now() >= end) return batch;
      await this.change(end - performance.now());
    }
  }

  /** Called when the function has ended. Unless the message is deleted, it is visible again when its timeout ends. */
  release(message: Message): void {
    this.inWork.delete(message);
    this.wake();
  }

  delete(receiptHandle: string): void {
    const message = this.messages.find((candidate) => candidate.receiptHandle === receiptHandle);
    const returns = message?.returns === true && message.receiveCount === 1;
    if (message !== undefined && returns) message.visibleAt = 0;
    else this.messages = this.messages.filter((other) => other !== message);
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

  /** Fills a batch. Copies of one message are in different batches, because a batch names its messages by their ids. */
  private take(most: number, batch: Message[]): void {
    const { maxReceives = Number.POSITIVE_INFINITY, visibilitySeconds } = this.options;
    const now = this.now();
    for (const message of this.idle.filter(({ visibleAt }) => visibleAt <= now)) {
      if (batch.length === most) break;
      if (batch.some(({ id }) => id === message.id)) continue;
      if (message.receiveCount >= maxReceives) {
        this.giveUp(message);
        continue;
      }
      message.receiveCount += 1;
      message.visibleAt = now + visibilitySeconds * 1000;
      message.receiptHandle = randomUUID();
      this.inWork.add(message);
      batch.push(message);
    }
    if (batch.length > 0) this.save();
  }

  private giveUp(message: Message): void {
    this.options.deadLetters?.send(message.body);
    this.messages = this.messages.filter((other) => other !== message);
    this.changed();
  }

  /** Resolves when a message has arrived or may have become visible, or after these milliseconds. */
  private change(longest: number): Promise<void> {
    const next = Math.min(longest, ...this.idle.map(({ visibleAt }) => visibleAt - this.now()));
    return new Promise((resolve) => {
      const timer = Number.isFinite(next)
        ? setTimeout(resolve, Math.max(10, Math.min(next, 60_000))).unref()
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
