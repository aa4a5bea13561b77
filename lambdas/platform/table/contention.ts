/**
 * A request was given up because other writers changed the same items at every attempt, or the table was throttled. It has written
 * nothing.
 */
export class Contention extends Error {
  override readonly name = 'Contention';
}
