import type { Meaning } from '../../contract/dictionary/endpoints';
import { baseForms } from './base-forms';
import { forChildren, referredTo } from './for-children';
import { askDictionary } from './public-dictionary';
import { isUnfitWord } from './unfit';

export interface Found {
  readonly base: string;
  readonly meanings: Meaning[];
}

/** Each form costs a request to the public dictionary. */
const mostForms = 3;

/**
 * The meanings for children of the word itself, otherwise of the first base form that has any: first the words to which its
 * own entry refers, then the forms that the spelling suggests.
 */
export const meaningsOf = async (word: string): Promise<Found> => {
  const own = isUnfitWord(word) ? [] : await askDictionary(word);
  const meanings = forChildren(own);
  if (meanings.length > 0) return { base: word, meanings };
  const bases = new Set([...referredTo(own), ...baseForms(word)].filter((base) => !isUnfitWord(base)));
  bases.delete(word);
  for (const base of [...bases].slice(0, mostForms)) {
    const found = forChildren(await askDictionary(base));
    if (found.length > 0) return { base, meanings: found };
  }
  return { base: word, meanings: [] };
};
