import type { LocalFunction, LocalFunctionOptions } from '../../local/functions/local-function';
import { InProcessFunction } from './in-process-function';

/** The memory through which the functions of all clouds in this process read the clock. */
export const clockMemory = new SharedArrayBuffer(8);

const clock = new Float64Array(clockMemory);
Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => Date.now() + (clock[0] ?? 0) });

/** Tells warm functions that another cloud begins, so that they use nothing that they learned from an earlier one. */
export const beginCloud = (): void => {
  Object.assign(globalThis, { localCloud: Symbol('cloud') });
};

const keyOf = ({ name, environment }: LocalFunctionOptions) => JSON.stringify([name, environment]);

const idle = new Map<string, WarmFunction>();
let hasUnfinished = false;

/** Work on a stream or in a queue ends within moments. What a test holds back, or a model that does not answer, may take for ever. */
const mostWaitMilliseconds = 1000;

/** A stopped idle function waits for the next cloud with the same environment. */
class WarmFunction extends InProcessFunction {
  /** Waits for work in progress: a function that is stopped in the middle of it costs the next cloud all warm functions. */
  override async stop() {
    const end = performance.now() + mostWaitMilliseconds;
    while (this.isRunning && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    hasUnfinished ||= this.isRunning;
    if (this.isRunning || this.host === undefined) return super.stop();
    this.isStopped = true;
    idle.set(keyOf(this.options), this);
  }

  serve(options: LocalFunctionOptions) {
    this.options = options;
    this.isStopped = false;
    return this;
  }
}

/** Whether a function was stopped while it worked. Then the next cloud needs other addresses and new functions. */
export const forgetUnfinished = (): boolean => {
  const had = hasUnfinished;
  if (had) idle.clear();
  hasUnfinished = false;
  return had;
};

/**
 * The equivalent of Lambda's warm start: a suite reuses the functions of an earlier suite. Both clouds must have the same
 * addresses.
 */
export const createWarmFunction = (options: LocalFunctionOptions): LocalFunction => {
  const found = idle.get(keyOf(options));
  idle.delete(keyOf(options));
  return found?.serve(options) ?? new WarmFunction(options);
};
