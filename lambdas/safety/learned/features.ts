import { sentencesOf } from './tokens';

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

const sizes = [3, 4, 5, 6];

/** The parts of a word of three to six letters, so that a misspelt word shares most of them with the right one. */
const partsOf = (word: string): string[] => {
  const whole = `<${word}>`;
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => whole.slice(at, at + size)),
  );
};

/** The features of a text, by name: its words, their parts, and pairs of neighbours within a sentence. */
const featuresOf = (text: string): string[] =>
  sentencesOf(text).flatMap((words) => [
    ...words.map((word) => `w ${word}`),
    ...words.flatMap(partsOf),
    ...words.slice(1).map((word, i) => `p ${words[i]} ${word}`),
  ]);

/** The features of a text as buckets below `size`, a power of two. */
export const bucketsOf = (text: string, size: number): Uint32Array =>
  Uint32Array.from(new Set(featuresOf(text).map((name) => hash(name) & (size - 1))));
