/** The parts of JavaScript by which the code of functions measures its deadlines. */
export interface Deadlines {
  readonly performance: Pick<Performance, 'now'>;
  readonly AbortSignal: Pick<typeof AbortSignal, 'timeout'>;
}

/** Deadlines of `patience` times their length. */
export const patient = (patience: number, real: Deadlines = { performance, AbortSignal }): Deadlines => {
  const now = real.performance.now.bind(real.performance);
  const timeout = real.AbortSignal.timeout.bind(real.AbortSignal);
  return {
    performance: { now: () => now() / patience },
    AbortSignal: { timeout: (milliseconds) => timeout(milliseconds * patience) },
  };
};
