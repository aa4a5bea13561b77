import type { Clock } from '../clock';
import { nextOccurrence } from './expression';

export interface Schedule {
  readonly name: string;
  /** As EventBridge writes it. */
  readonly expression: string;
  readonly timezone: string;
  run(scheduledAt: Date): Promise<void>;
}

const mostMissedRuns = 400;

/**
 * Runs schedules by the movable clock: when it is moved on, everything that would have run on the way runs, in
 * order and one after the other.
 */
export class Scheduler {
  private readonly last = new Map<string, Date>();
  private busy: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly schedules: readonly Schedule[],
    private readonly clock: Clock,
  ) {
    for (const { name } of schedules) this.last.set(name, clock.now());
    clock.onMove(() => void this.catchUp());
  }

  start(): void {
    this.timer = setInterval(() => void this.catchUp(), 1000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Resolves when everything that is due by now has run. */
  catchUp(): Promise<void> {
    this.busy = this.busy.then(() => this.runDue());
    return this.busy;
  }

  private async runDue() {
    for (const schedule of this.schedules) {
      for (let runs = 0; runs < mostMissedRuns; runs++) {
        const from = this.last.get(schedule.name) ?? this.clock.now();
        const due = nextOccurrence(schedule.expression, schedule.timezone, from);
        if (due === undefined || due > this.clock.now()) break;
        this.last.set(schedule.name, due);
        await schedule.run(due).catch(() => undefined);
      }
    }
  }
}
