/** A number of 32 bits that follows from a text (FNV-1a): the same for the same text, and for no purpose that must be secret. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** One of these, always the same for the same text; undefined if there are none. */
export const pickBy = <T>(seed: string, from: readonly T[]): T | undefined =>
  from[hashOf(seed) % from.length];

/** All of these in an order that follows from the text. */
export const orderedBy = <T>(seed: string, from: readonly T[], idOf: (one: T) => string): T[] =>
  from.toSorted((a, b) => hashOf(`${seed} ${idOf(a)}`) - hashOf(`${seed} ${idOf(b)}`));
