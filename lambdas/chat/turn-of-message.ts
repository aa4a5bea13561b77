/**
 * The turn of a companion's message in a transcript that begins with the turn `first`. Index 0 is the greeting; then each turn
 * has two messages.
 */
export const turnOfMessage = (index: number, first: number): number =>
  first + Math.max(1, Math.ceil(index / 2)) - 1;
