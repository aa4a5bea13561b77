/** A write was given up, because others changed the same items at every try. Nothing was written. */
export class Contention extends Error {
  override readonly name = 'Contention';
}
