/** The id of a turn as a flag names it. */
export const messageIdOf = (sessionId: string, turn: number): string => `${sessionId}-${turn}`;
