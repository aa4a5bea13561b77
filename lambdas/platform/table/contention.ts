/** A write was given up because other writers changed the same items at every attempt. Nothing was written. */
export class Contention extends Error {
  override readonly name = 'Contention';
}
