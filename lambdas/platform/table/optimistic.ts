import { pause } from '../clock';
import { Contention } from './contention';

const tries = 10;

/** In milliseconds. The actual pause is a random part of it, so that competing writers do not collide again. */
const longestPause = (tried: number) => Math.min(10 * 2 ** tried, 500);

/**
 * Reads, decides and writes under the condition that nothing has changed, repeatedly. `attempt` returns undefined when another
 * writer was faster. Throws `Contention` after ten attempts, so that a defect cannot cause unlimited cost.
 */
export const optimistically = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await pause(Math.random() * longestPause(tried - 1));
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new Contention();
};
