import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInWordNet, meaningsInWordNet } from './wordnet';

export type Meanings = Readonly<Record<string, readonly string[]>>;

const ownWords = (file: string): Readonly<Record<string, Meanings>> =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));

/** Our own definitions for children. */
const ownDictionary = () => ({ ...ownWords('little-words.json'), ...ownWords('words.json') });

/** Whether the dictionary has a word. Reads no definitions, which takes much longer. */
export const wordsInLaptopDictionary = () => {
  const own = ownDictionary();
  return (word: string): boolean => Object.hasOwn(own, word) || isInWordNet(word);
};

/**
 * The meanings of base forms, as in a printed dictionary: our own definitions for children where there are some, otherwise
 * WordNet's.
 */
export const meaningsInLaptopDictionary = () => {
  const own = ownDictionary();
  return (word: string): Meanings =>
    (Object.hasOwn(own, word) ? own[word] : undefined) ?? Object.fromEntries(meaningsInWordNet(word));
};
