/** The number of generated cases per property: few by default, many with `npm run test:deep`. */
export const randomCases = { numRuns: Number(process.env.RANDOM_CASES ?? 4) };
