import * as z from 'zod';

/** The limits of SQS for the concurrency of one queue. */
export const JobsAtOnce = z.int().min(2).max(1000);

/** The settings of concurrency, keyed by function name. */
export const concurrencySettings = {
  /** How many jobs of its queue a function processes at a time. Functions without an entry use their declaration. */
  workerConcurrency: z.record(z.string(), JobsAtOnce),
  /**
   * Concurrency reserved for a function that waits for a model, taken from the account's. Empty by default: an account with a
   * limit of ten cannot reserve any.
   */
  modelConcurrency: z.record(z.string(), z.int().min(1)),
};

/** How many comics are drawn at a time, unless the settings say otherwise. */
export const usualComicsAtOnce = 10;

/**
 * While more comics than these wait, a child reads that its comic comes later: four rounds of the workers, each of which takes up
 * to a minute with a hosted model.
 */
export const comicsInLine = (atOnce: number = usualComicsAtOnce): number => 4 * atOnce;

type ConcurrencySettings = {
  readonly [name in keyof typeof concurrencySettings]: z.infer<(typeof concurrencySettings)[name]>;
};
interface Declared {
  readonly name: string;
  readonly queue?: { readonly maxConcurrency: number };
  readonly model?: 'waits' | 'counts';
}

/** How many jobs a function processes at a time; undefined for a function without a queue. */
export const jobsAtOnce = (
  { name, queue }: Declared,
  { workerConcurrency }: ConcurrencySettings,
): number | undefined => queue && (workerConcurrency[name] ?? queue.maxConcurrency);

/**
 * Throws for an unknown function, for a function without that kind of concurrency, and for a reservation below the concurrency of
 * the function's own queue.
 */
export const checkConcurrency = (declared: readonly Declared[], settings: ConcurrencySettings): void => {
  const check = (setting: keyof ConcurrencySettings, known: readonly Declared[], are: string) => {
    for (const name of Object.keys(settings[setting]))
      if (!known.some((fn) => fn.name === name))
        throw new Error(
          `${setting}.${name}: there is no such function. Those that ${are}: ${known.map((fn) => fn.name).join(', ')}.`,
        );
  };
  const waiting = declared.filter(({ model }) => model === 'waits');
  const workers = declared.filter(({ queue }) => queue !== undefined);
  check('workerConcurrency', workers, 'have a queue');
  check('modelConcurrency', waiting, 'wait for a model');
  for (const fn of waiting) {
    const reserved = settings.modelConcurrency[fn.name];
    const jobs = jobsAtOnce(fn, settings);
    if (reserved !== undefined && jobs !== undefined && reserved < jobs)
      throw new Error(
        `modelConcurrency.${fn.name}: ${reserved} is less than the ${jobs} jobs that the function processes at a time, so jobs would be throttled into its dead-letter queue.`,
      );
  }
};
