/** The number of generated cases per property: few by default, many with `npm run test:deep`. */
export const randomCases = { numRuns: Number(process.env.RANDOM_CASES ?? 4) };

/** All cases with `npm run test:deep`, every other one otherwise. */
export const everyOther = <T>(cases: readonly T[]): T[] =>
  cases.filter((_, i) => process.env.RANDOM_CASES !== undefined || i % 2 === 0);

/**
 * All cases with `npm run test:deep`, otherwise `count` of them, from another place for each `turn`: every case meets some
 * endpoint, and every endpoint some case.
 */
export const inTurn = <T>(cases: readonly T[], turn: number, count: number): T[] =>
  process.env.RANDOM_CASES !== undefined
    ? [...cases]
    : cases.filter((_, i) => (i + turn * count) % cases.length < count);
