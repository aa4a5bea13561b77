/**
 * Whether an error of API Gateway says that a connection does not exist. Compares the name: for simultaneous calls the SDK
 * sometimes throws it as a plain error.
 */
export const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'GoneException';
