/** The turn of a message: 0 is the greeting, then two messages a turn. */
export const turnOfMessage = (index: number): number => Math.max(1, Math.ceil(index / 2));
