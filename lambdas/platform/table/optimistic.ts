import { pause } from '../clock';

const tries = 10;

/** Between the tries, at most: by chance less, so that those who met do not meet again. */
const longestPause = (tried: number) => Math.min(10 * 2 ** tried, 500);

/**
 * Reads, decides and writes on the condition that nothing has changed, again and again: `attempt` answers undefined when
 * somebody else was faster. Throws after ten times, so that a mistake never turns into an endless bill.
 */
export const optimistically = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await pause(Math.random() * longestPause(tried - 1));
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new Error('What was to be written kept changing');
};
