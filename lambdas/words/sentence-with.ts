import { blankSign } from '../../contract/rules/articles';

const longest = 300;

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];

/** The first sentence of a text with this form of a word, with `…` for each open gap; null if there is none. */
export const sentenceWith = (content: string, word: string): string | null => {
  const [form] = tokensOf(word);
  const sentences = content.replaceAll(blankSign, '…').split(/(?<=[.!?]["”’)]*)\s+/);
  const found = sentences.find((sentence) => form !== undefined && tokensOf(sentence).includes(form));
  return found?.slice(0, longest) ?? null;
};
