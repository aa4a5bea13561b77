/** The number of generated cases per property: few by default, many with `npm run test:deep`. */
export const randomCases = { numRuns: Number(process.env.RANDOM_CASES ?? 4) };

/** All cases with `npm run test:deep`, every other one otherwise. */
export const everyOther = <T>(cases: readonly T[]): T[] =>
  cases.filter((_, i) => process.env.RANDOM_CASES !== undefined || i % 2 === 0);
