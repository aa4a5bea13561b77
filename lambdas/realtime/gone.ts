/**
 * Whether API Gateway says that a connection is not there. By the name: of calls at the same moment the SDK sometimes
 * throws it as a plain error.
 */
export const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'GoneException';
