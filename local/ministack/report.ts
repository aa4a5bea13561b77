let failures = 0;

export const tell = (line: string) => process.stdout.write(`${line}\n`);

/** A failure that does not end the run. */
export const fail = (why: string): void => {
  failures++;
  tell(`FAILED  ${why}`);
};

export const failed = (): number => failures;

/** Times a step of a run. A failure ends the run. */
export const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
  const begin = performance.now();
  const value = await run();
  tell(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return value;
};

/** Times a step whose failure does not end the run. */
export const attempt = (name: string, run: () => Promise<unknown>): Promise<void> =>
  step(name, run).then(
    () => undefined,
    (error: Error) => fail(`${name}: ${error.message}`),
  );
