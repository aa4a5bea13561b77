import { dictionaryEntries } from './store';

/** As the dictionary has it: in lower case, with a typewriter's apostrophe. */
export const asEntry = (word: string): string => word.toLowerCase().replace(/’/g, "'");

/** Our record of a word that was looked up within 30 days; no meanings if there is none for children. */
export const findEntry = (word: string) => dictionaryEntries.get({ word: asEntry(word) });
