import { addDuration } from './duration';
import { readKept, replaceFile } from './files';

const offsetIn = (text: string): number => {
  if (/^-?\d+$/.test(text)) return Number(text);
  throw new Error('it says no number of milliseconds');
};

/**
 * The adjustable clock. Functions read it through shared memory, so that a change takes effect immediately. It moves forward by
 * durations, and back only to its origin.
 */
export class Clock {
  private readonly offset: Float64Array<SharedArrayBuffer>;
  private readonly listeners: (() => void)[] = [];

  /**
   * `file` keeps the offset between runs. Without a file the clock starts at `origin`, in milliseconds from the current
   * time.
   */
  constructor(
    private readonly file?: string,
    private readonly origin = 0,
    readonly shared = new SharedArrayBuffer(8),
  ) {
    this.offset = new Float64Array(shared);
    this.offset[0] =
      (file && readKept(file, offsetIn, 'Remove it, and the clock shows the real time.')) || origin;
  }

  now(): Date {
    return new Date(Date.now() + (this.offset[0] ?? 0));
  }

  /** Moves forward by an ISO 8601 duration such as P1D or PT6H30M. Throws a RangeError for anything else. */
  advance(duration: string): Date {
    const from = this.now();
    return this.move(addDuration(from, duration).getTime() - Date.now());
  }

  reset(): Date {
    return this.move(this.origin);
  }

  onMove(listener: () => void): void {
    this.listeners.push(listener);
  }

  private move(offset: number): Date {
    this.offset[0] = offset;
    if (this.file !== undefined) replaceFile(this.file, String(offset));
    for (const listener of this.listeners) listener();
    return this.now();
  }
}
