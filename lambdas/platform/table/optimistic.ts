const tries = 10;

/**
 * Reads, decides and writes on the condition that nothing has changed, again and again: `attempt` answers undefined when
 * somebody else was faster. Throws after ten times, so that a mistake never turns into an endless bill.
 */
export const optimistically = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let i = 0; i < tries; i++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new Error('What was to be written kept changing');
};
