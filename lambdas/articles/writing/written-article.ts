import * as z from 'zod/mini';
import { listUpTo, textUpTo } from '../../model/bounded';

/** The model's answer when it writes an article. */
export const WrittenArticle = z.object({
  /** False if the model knows too little to write a true article. */
  can_write: z.boolean(),
  title: textUpTo(120),
  /** Each word that may become a gap is in brackets: seven or eight, all of one part of speech. */
  text: textUpTo(1600),
  /** Why each word in brackets fits, in the order of the text. */
  why: listUpTo(9, textUpTo(200)),
  /** Additional words of the same part of speech that fit no gap. */
  distractors: listUpTo(4, textUpTo(40)),
  /** Every fact of the text, one sentence each. */
  facts: listUpTo(24, textUpTo(200)),
  /** Well-known works of reference with their entry: "Encyclopaedia Britannica: octopus". */
  sources: listUpTo(4, textUpTo(160)),
});
export type WrittenArticle = z.infer<typeof WrittenArticle>;

const gap = /\[([^[\]]+)\]/g;

/** The words that may become gaps, in the order of the text. */
export const candidatesOf = ({ text }: Pick<WrittenArticle, 'text'>): string[] =>
  [...text.matchAll(gap)].map(([, word = '']) => word);

/** The text without brackets. */
export const filledText = ({ text }: Pick<WrittenArticle, 'text'>): string => text.replace(gap, '$1');

/** The text with each bracketed word replaced by `sign`, which gets its index from 0 and the word. */
export const withSigns = (
  { text }: Pick<WrittenArticle, 'text'>,
  sign: (i: number, word: string) => string,
): string => {
  let i = 0;
  return text.replace(gap, (_, word: string) => sign(i++, word));
};
