import type { Clock } from '../clock';
import { latestOfRate, nextOccurrence } from './expression';

export interface Schedule {
  readonly name: string;
  /** The format of EventBridge. */
  readonly expression: string;
  readonly timezone: string;
  run(scheduledAt: Date): Promise<void>;
}

interface Due {
  readonly schedule: Schedule;
  readonly at: Date;
}

/**
 * Runs schedules by the adjustable clock: when it moves forward, every run that became due is executed in order, one after
 * the other; of a schedule with a period of minutes only the last run. When it moves back, schedules continue from there.
 */
export class Scheduler {
  private readonly last = new Map<string, Date>();
  private busy: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  /**
   * Of more than `mostMissed` runs of a schedule that became due together only the last are executed. Throws for an expression that
   * EventBridge would refuse.
   */
  constructor(
    private readonly schedules: readonly Schedule[],
    private readonly clock: Clock,
    private readonly mostMissed = 400,
  ) {
    for (const { name, expression, timezone } of schedules) {
      nextOccurrence(expression, timezone, clock.now());
      this.last.set(name, clock.now());
    }
    clock.onMove(() => void this.catchUp());
  }

  start(): void {
    this.timer = setInterval(() => void this.catchUp(), 1000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Resolves when all due runs are finished. */
  catchUp(): Promise<void> {
    this.notAhead();
    this.busy = this.busy.then(() => this.runDue());
    return this.busy;
  }

  private async runDue() {
    for (const schedule of this.schedules) this.skipMissed(schedule);
    for (let next = this.earliestDue(); next !== undefined; next = this.earliestDue()) {
      this.last.set(next.schedule.name, next.at);
      await next.schedule.run(next.at).catch(() => undefined);
    }
  }

  private skipMissed({ name, expression, timezone }: Schedule) {
    const now = this.clock.now();
    const isRate = latestOfRate(expression, now) !== undefined;
    const passed = [this.last.get(name) ?? now];
    let next = isRate ? undefined : nextOccurrence(expression, timezone, passed[0] as Date);
    while (next !== undefined && next <= now) {
      passed.push(next);
      next = nextOccurrence(expression, timezone, next);
    }
    const before = passed.at(-1 - this.mostMissed);
    if (before !== undefined) this.last.set(name, before);
  }

  private earliestDue(): Due | undefined {
    const now = this.clock.now();
    return this.schedules
      .flatMap((schedule): Due[] => {
        const { name, expression, timezone } = schedule;
        const next = nextOccurrence(expression, timezone, this.last.get(name) ?? now);
        if (next === undefined || next > now) return [];
        return [{ schedule, at: latestOfRate(expression, now) ?? next }];
      })
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  }

  /** After the clock was set back, future runs count as not executed. */
  private notAhead() {
    const now = this.clock.now();
    for (const [name, last] of this.last) if (last > now) this.last.set(name, now);
  }
}
