/** The maximum number of simultaneous requests. More of them would only wait for each other. */
const atOnce = 25;

/** Maps all items, at most `atOnce` at a time, and keeps their order. */
export const inParallel = async <T, R>(all: readonly T[], map: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    done.push(...(await Promise.all(all.slice(from, from + atOnce).map(map))));
  return done;
};
