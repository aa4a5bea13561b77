/** A hash of a text, the same on every machine. */
export const hashOf = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 2246822507) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
};

/** Pseudo-random numbers from 0 to 1, the same sequence for the same seed. */
export const randomFrom = (seed: string) => {
  let state = hashOf(seed) || 1;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;
