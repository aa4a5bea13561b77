/** The local cloud sets an adjustable clock here; on AWS it is absent and the system clock is used. */
const movable = Symbol.for('inkwren.clock');

/** The current time for every rule of the product: streaks, leases, expiry. */
export const now = (): Date => {
  const clock = (globalThis as { [movable]?: () => number })[movable];
  return new Date(clock === undefined ? Date.now() : clock());
};

export const secondsFrom = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** In Unix seconds, the unit of DynamoDB's time to live. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Waits in real time, to retry or to poll for work that another function is finishing. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
