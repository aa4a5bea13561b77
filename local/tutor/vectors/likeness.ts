import { embed, type Vector } from './embed';
import { keptVector } from './kept';

const known = new Map<string, Vector>();
const missing = new Set<string>();

/** Children write no capitals, and marks tell nothing of what is meant. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[“”"]/g, '')
    .replace(/[?!.,;:\s]+$/, '')
    .trim();

/** The vector of a plain sentence; undefined while it has none. */
const vectorOf = (plain: string): Vector | undefined => {
  const found = known.get(plain) ?? keptVector(plain);
  if (found === undefined) missing.add(plain);
  else known.set(plain, found);
  return found;
};

const bitsIn = (word: number): number => {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const cosine = (one: Vector, other: Vector): number => {
  let different = 0;
  for (let i = 0; i < one.length; i++) different += bitsIn((one[i] ?? 0) ^ (other[i] ?? 0));
  return Math.cos((Math.PI * different) / (32 * one.length));
};

/** From -1 to 1: how alike two plain sentences are in what they mean, whatever their words. 0 while one of them has no vector. */
export const likenessOf = (one: string, other: string): number => {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  return a === undefined || b === undefined ? 0 : cosine(a, b);
};

/** So many sentences are remembered besides those of the library. */
const mostKnown = 60_000;

/**
 * Does what compares sentences, once more after each time that some of them had no vector: so it gives the same result whatever was
 * compared before.
 */
export const withLikeness = async <T>(work: () => T): Promise<T> => {
  if (known.size > mostKnown) known.clear();
  for (;;) {
    missing.clear();
    const result = work();
    if (missing.size === 0) return result;
    const texts = [...missing];
    for (const [i, vector] of (await embed(texts)).entries()) known.set(texts[i] as string, vector);
  }
};
