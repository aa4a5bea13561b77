/** The number of generated cases per property: few by default, many with `npm run test:random`. */
export const randomCases = { numRuns: Number(process.env.RANDOM_CASES ?? 4) };

/** Whether `npm run test:random` runs, which takes many cases. */
export const hasManyCases = process.env.RANDOM_CASES !== undefined;

/** All cases with `npm run test:random`, every other one otherwise. */
export const everyOther = <T>(cases: readonly T[]): T[] =>
  cases.filter((_, i) => hasManyCases || i % 2 === 0);

/**
 * All cases with `npm run test:random`, otherwise `count` of them, starting at another case for each `turn`. Thus every case
 * meets some endpoint, and every endpoint some case.
 */
export const inTurn = <T>(cases: readonly T[], turn: number, count: number): T[] =>
  hasManyCases ? [...cases] : cases.filter((_, i) => (i + turn * count) % cases.length < count);
