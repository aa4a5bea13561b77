import * as z from 'zod/mini';

/** The part of a book that two questions of an earlier quiz are about. */
export const RecallOffer = z.object({
  title: z.string(),
  /** Null for a book without chapters. */
  start_chapter: z.nullable(z.int()),
  end_chapter: z.nullable(z.int()),
});
export type RecallOffer = z.infer<typeof RecallOffer>;

/** What a child still knew of quizzes of a week or two before, in the last thirty days. */
export const Stays = z.object({ right: z.int(), asked: z.int() });
export type Stays = z.infer<typeof Stays>;
