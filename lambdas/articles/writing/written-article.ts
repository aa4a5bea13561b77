import * as z from 'zod/mini';

/** What the model answers when it writes an article. */
export const WrittenArticle = z.object({
  /** False: it knows too little to write a true one. */
  can_write: z.boolean(),
  title: z.string(),
  /** Each word that may be left out stands in brackets: seven or eight, all of one part of speech. */
  text: z.string(),
  /** Why each word in brackets fits, in the order of the text. */
  why: z.array(z.string()),
  /** Further words of the same part of speech, which fit nowhere. */
  distractors: z.array(z.string()),
  /** Every fact of the text, one sentence each. */
  facts: z.array(z.string()),
  /** Well-known works of reference and their entry: "Encyclopaedia Britannica: octopus". */
  sources: z.array(z.string()),
});
export type WrittenArticle = z.infer<typeof WrittenArticle>;

const gap = /\[([^[\]]+)\]/g;

/** The words that may be left out, in the order of the text. */
export const candidatesOf = ({ text }: Pick<WrittenArticle, 'text'>): string[] =>
  [...text.matchAll(gap)].map(([, word = '']) => word);

/** The text as somebody reads it who fills all gaps rightly. */
export const filledText = ({ text }: Pick<WrittenArticle, 'text'>): string => text.replace(gap, '$1');

/** The text with another sign in the place of each word that may be left out, by its number from 0. */
export const withSigns = (
  { text }: Pick<WrittenArticle, 'text'>,
  sign: (i: number, word: string) => string,
): string => {
  let i = 0;
  return text.replace(gap, (_, word: string) => sign(i++, word));
};
