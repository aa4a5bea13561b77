/** Rotates through the items, so that none is used twice in a row. */
export const inTurn = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;
