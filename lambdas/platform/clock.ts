const clock = Symbol.for('inkwren.clock');

const local = globalThis as {
  /** The local cloud sets an adjustable clock; on AWS it is absent and the system clock is used. */
  [clock]?: () => number;
  /** Local clouds that follow each other in one process set a value of their own; on AWS it is absent. */
  readonly localCloud?: unknown;
};

const milliseconds = () => (local[clock] ?? Date.now)();

/** The current time for every rule of the product: streaks, leases, expiry. */
export const now = (): Date => new Date(milliseconds());

/** When, and in which cloud, a function instance learned what it keeps in memory. */
export const thisMoment = () => ({ at: milliseconds(), in: local.localCloud });
export type Moment = ReturnType<typeof thisMoment>;

/** Whether what was learned then may still be used: not in another cloud, and not after the clock was set back. */
export const isRecent = <M extends Moment>(then: M | undefined, most: number): then is M => {
  const present = thisMoment();
  const passed = present.at - (then?.at ?? 0);
  return passed >= 0 && passed < most && present.in === then?.in;
};

export const secondsFrom = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** In Unix seconds, the unit of DynamoDB's time to live. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Waits in real time, to retry or to poll for work that another function is finishing. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
