/**
 * The turn of a message of the companion in a transcript that begins with the turn `first`: 0 is the greeting, then two
 * messages a turn.
 */
export const turnOfMessage = (index: number, first: number): number =>
  first + Math.max(1, Math.ceil(index / 2)) - 1;
