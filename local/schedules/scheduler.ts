import type { Clock } from '../clock';
import { readKept, replaceFile } from '../files';
import { latestOccurrence } from './expression';

export interface Schedule {
  readonly name: string;
  /** An expression in the format of EventBridge. */
  readonly expression: string;
  readonly timezone: string;
  run(scheduledAt: Date): Promise<void>;
}

const momentIn = (text: string): Date => {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error('it says no time');
  return moment;
};

/**
 * Runs schedules by the adjustable clock. After a jump of the clock, or when the laptop was off, a schedule runs once for all
 * missed times, with the last of them; its function processes the others. When the clock moves back, schedules continue from the
 * new time.
 */
export class Scheduler {
  /** All runs that were due up to this time are done. */
  private until: Date;
  private busy: Promise<void> = Promise.resolve();
  private unfinished = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `file` keeps the time up to which schedules have run. Throws for an expression that EventBridge would refuse. */
  constructor(
    private readonly schedules: readonly Schedule[],
    private readonly clock: Clock,
    private readonly file?: string,
  ) {
    for (const { expression, timezone } of schedules) latestOccurrence(expression, timezone, clock.now());
    this.until =
      (file && readKept(file, momentIn, 'Remove it: the nights that were missed stay so.')) || clock.now();
    clock.onMove(() => void this.catchUp());
  }

  start(): void {
    this.timer = setInterval(() => void this.catchUp(), 1000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether due runs are not finished. */
  get hasWork(): boolean {
    return this.unfinished > 0;
  }

  /** Resolves when all due runs are finished. */
  catchUp(): Promise<void> {
    // Adjusted at once: the clock may move forward again before the current runs end.
    if (this.until > this.clock.now()) this.until = this.clock.now();
    this.unfinished += 1;
    this.busy = this.busy.then(() => this.runDue()).finally(() => this.unfinished--);
    return this.busy;
  }

  private async runDue() {
    const now = this.clock.now();
    const due = this.schedules
      .map((schedule) => ({ schedule, at: latestOccurrence(schedule.expression, schedule.timezone, now) }))
      .filter((one): one is { schedule: Schedule; at: Date } => one.at !== undefined && one.at > this.until)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    this.until = now;
    for (const { schedule, at } of due) await schedule.run(at).catch(() => undefined);
    if (due.length > 0 && this.file !== undefined) replaceFile(this.file, now.toISOString());
  }
}
