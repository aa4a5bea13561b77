import { LocalFunction, type LocalFunctionOptions } from '../../local/functions/local-function';

/** The memory through which the functions of all clouds in this process read the clock. */
export const clockMemory = new SharedArrayBuffer(8);

const keyOf = ({ file, environment }: LocalFunctionOptions) => JSON.stringify([file, environment]);

/** More threads would outlive the half second that Jest gives a process to end. */
const mostIdle = 10;
/** The least recently used first. */
const idle = new Map<string, WarmFunction>();

/** A stopped idle function waits for the next cloud with the same code and environment. */
class WarmFunction extends LocalFunction {
  override async stop() {
    if (this.isRunning || this.worker === undefined) return super.stop();
    this.isStopped = true;
    idle.set(keyOf(this.options), this);
    const [[key, oldest] = []] = idle;
    if (idle.size <= mostIdle || key === undefined) return;
    idle.delete(key);
    await oldest?.terminate();
  }

  private terminate() {
    return super.stop();
  }

  serve(options: LocalFunctionOptions) {
    this.options = options;
    this.isStopped = false;
    return this;
  }
}

/**
 * The equivalent of Lambda's warm start: a suite reuses the code that an earlier suite has loaded. Both clouds must have the
 * same addresses.
 */
export const createWarmFunction = (options: LocalFunctionOptions): LocalFunction => {
  const found = idle.get(keyOf(options));
  idle.delete(keyOf(options));
  return found?.serve(options) ?? new WarmFunction(options);
};
