import { LocalFunction, type LocalFunctionOptions } from '../../local/functions/local-function';

/** Through which the functions of every cloud in this process see its clock, one cloud after the other. */
export const clockMemory = new SharedArrayBuffer(8);

const keyOf = ({ file, environment }: LocalFunctionOptions) => JSON.stringify([file, environment]);

const idle = new Map<string, WarmFunction>();

/** A function that is stopped while it has nothing to do waits for the next cloud that has its code and environment. */
class WarmFunction extends LocalFunction {
  override async stop() {
    if (this.isRunning) return super.stop();
    this.isStopped = true;
    idle.set(keyOf(this.options), this);
  }

  serve(options: LocalFunctionOptions) {
    this.options = options;
    this.isStopped = false;
    return this;
  }
}

/**
 * What Lambda calls a warm start: a suite need not load code and warm it up that the suite before has used. Both clouds
 * must have the same addresses.
 */
export const createWarmFunction = (options: LocalFunctionOptions): LocalFunction => {
  const found = idle.get(keyOf(options));
  idle.delete(keyOf(options));
  return found?.serve(options) ?? new WarmFunction(options);
};
