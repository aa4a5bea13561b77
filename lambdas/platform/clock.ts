/** The laptop cloud puts a movable clock here; on AWS there is none and time is time. */
const movable = Symbol.for('inkwren.clock');

/** What time it is, for every rule of the product: streaks, leases, expiry. */
export const now = (): Date => {
  const clock = (globalThis as { [movable]?: () => number })[movable];
  return new Date(clock === undefined ? Date.now() : clock());
};

export const secondsFrom = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** As DynamoDB's time to live counts. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Waits in real time, for polling something that another function is finishing. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
