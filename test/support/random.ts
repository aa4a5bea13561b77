/** How many made-up cases each property is tried with: few every time, many with `npm run test:deep`. */
export const randomCases = { numRuns: Number(process.env.RANDOM_CASES ?? 4) };
