import * as z from 'zod/mini';

/** The author of an article: a model for this child, or people for all children. */
export const ArticleOrigin = z.enum(['model', 'ours']);
export type ArticleOrigin = z.infer<typeof ArticleOrigin>;

/** An article as it is given out: the gaps are `<BLANK>`, the answers stay on the server. */
export const ArticleText = z.object({
  title: z.string(),
  content: z.string(),
  /** The missing words among one or two others, in random order. */
  word_bank: z.array(z.string()),
});
