import { sentencesOf } from './tokens';

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), which hashes one character after another. */
const start = 0x811c9dc5;
const { imul } = Math;
const hashed = (value: number, text: string, at: number): number =>
  imul(value ^ text.charCodeAt(at), 0x01000193);

const hash = (text: string): number => {
  let value = start;
  for (let at = 0; at < text.length; at++) value = hashed(value, text, at);
  return value;
};

/** The letters of a part of a word: a misspelt word shares most of its parts with the right one. */
const letters = { fewest: 3, most: 6 } as const;

/** The hashes of the parts of a word. Each is computed from that of the part without its last letter. */
const eachPartOf = (word: string, add: (hash: number) => void) => {
  const whole = `<${word}>`;
  for (let from = 0; from + letters.fewest <= whole.length; from++) {
    let value = start;
    for (let at = from; at < Math.min(whole.length, from + letters.most); at++) {
      value = hashed(value, whole, at);
      if (at - from + 1 >= letters.fewest) add(value);
    }
  }
};

/**
 * The features of a text as buckets below `size`, a power of two: its words, their parts, and pairs of neighbours within a
 * sentence.
 */
export const bucketsOf = (text: string, size: number): Uint32Array => {
  const buckets = new Set<number>();
  const add = (value: number) => buckets.add(value & (size - 1));
  for (const words of sentencesOf(text)) {
    for (const word of words) add(hash(`w ${word}`));
    for (const word of words) eachPartOf(word, add);
    for (const [i, word] of words.slice(1).entries()) add(hash(`p ${words[i]} ${word}`));
  }
  return Uint32Array.from(buckets);
};
