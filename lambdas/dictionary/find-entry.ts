import { dictionaryEntries } from './store';

/** A word in the form of the dictionary's keys: in lower case, with a straight apostrophe. */
export const asEntry = (word: string): string => word.toLowerCase().replace(/’/g, "'");

/** The cached entry of a word that was looked up within 30 days; without meanings if there is none for children. */
export const findEntry = (word: string) => dictionaryEntries.get({ word: asEntry(word) });
