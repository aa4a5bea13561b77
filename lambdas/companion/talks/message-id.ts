/** The id of a turn in a flag. */
export const messageIdOf = (sessionId: string, turn: number): string => `${sessionId}-${turn}`;
