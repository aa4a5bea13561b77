import { AsyncLocalStorage } from 'node:async_hooks';

const movable = Symbol.for('inkwren.clock');
const clocks = globalThis as { [movable]?: () => number };
const running = clocks[movable] ?? Date.now;
const moments = new AsyncLocalStorage<number>();
clocks[movable] = () => moments.getStore() ?? running();

/** Runs work with the clock at that moment, without affecting concurrent work. Without a moment the clock is unchanged. */
export const asOf = <T>(moment: string | undefined, work: () => Promise<T>): Promise<T> =>
  moment === undefined ? work() : moments.run(Date.parse(moment), work);
