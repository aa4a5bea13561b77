/** In turn, so that none comes twice in a row. */
export const inTurn = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;
