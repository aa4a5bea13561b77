import { now, secondsFrom } from './clock';

interface Bounds {
  readonly atOnce: number;
  /** No item is begun after this time. Choose it so that every begun item can end within the function's timeout. */
  readonly seconds: number;
}

/**
 * The results in the order of the items, and the failures. A result is undefined if its item failed or was not begun in time.
 */
export interface Settled<R> {
  readonly done: readonly (R | undefined)[];
  readonly failures: readonly unknown[];
}

/** Maps as many items as the time allows, `atOnce` at a time. The failure of one does not stop the others. */
export const inTime = async <T, R>(
  all: readonly T[],
  { atOnce, seconds }: Bounds,
  map: (one: T) => Promise<R>,
): Promise<Settled<R>> => {
  const end = secondsFrom(now(), seconds);
  const done: (R | undefined)[] = all.map(() => undefined);
  const failures: unknown[] = [];
  const waiting = all.entries();
  const work = async () => {
    while (now() < end) {
      const { value } = waiting.next();
      if (value === undefined) return;
      const [at, one] = value;
      await map(one).then(
        (result) => {
          done[at] = result;
        },
        (error) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failures };
};
