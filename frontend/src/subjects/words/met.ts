import { dictionaryLimits } from '../../../../contract/dictionary/endpoints';

/** A word that a child wants to know, and where it met the word. */
export interface MetWord {
  readonly word: string;
  /** The paragraph around the word, or a sentence with it; absent for a typed word. */
  readonly text?: string;
  /** Where the word begins in the paragraph. */
  readonly at?: number;
}

const endOfSentence = /[.!?…]["”’)]*\s/g;

/** The sentence around the word, so far that the word first stands there where the child tapped it. */
export const sentenceOf = ({ word, text: given, at }: MetWord): string | undefined => {
  const text = given?.replace(/\s/g, ' ');
  if (text === undefined || at === undefined) return text?.slice(0, dictionaryLimits.sentence);
  const before = text.slice(0, at);
  const lastEnd = [...before.matchAll(endOfSentence)].at(-1);
  const same = before.toLowerCase().lastIndexOf(word.toLowerCase());
  const from = Math.max(
    lastEnd === undefined ? 0 : lastEnd.index + lastEnd[0].length,
    same + (same === -1 ? 1 : word.length),
    at - dictionaryLimits.sentence / 2,
  );
  const rest = text.slice(from, from + dictionaryLimits.sentence);
  const end = rest.slice(at - from).search(endOfSentence);
  return end === -1 ? rest : rest.slice(0, at - from + end + 1);
};
