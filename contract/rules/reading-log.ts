/** What one day in one book can hold. */
export const logLimits = { pages: 500, minutes: 600 } as const;
