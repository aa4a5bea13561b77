import { readFileSync } from 'node:fs';
import path from 'node:path';
import { meaningsInWordNet } from './wordnet';

export type Meanings = Readonly<Record<string, readonly string[]>>;

const ownWords = (file: string): Readonly<Record<string, Meanings>> =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));

/**
 * The meanings of base forms, as in a printed dictionary: our own definitions for children where there are some, otherwise
 * WordNet's.
 */
export const meaningsInLaptopDictionary = () => {
  const own = { ...ownWords('little-words.json'), ...ownWords('words.json') };
  return (word: string): Meanings =>
    (Object.hasOwn(own, word) ? own[word] : undefined) ?? Object.fromEntries(meaningsInWordNet(word));
};
