import * as z from 'zod/mini';
import { longest } from '../../model/as-data';
import { textUpTo } from '../../model/bounded';
import { Concern } from '../../safety/output/concern';

/**
 * The moves of a dialogic reader, after PEER (prompt, evaluate, expand, repeat; Whitehurst et al. 1988): `ask` prompts, `hint`
 * helps after a wrong or missing answer, `tell` gives the answer, `expand` adds to a right answer.
 */
const moves = ['ask', 'hint', 'tell', 'expand', 'answer', 'redirect'] as const;

/** How the child's words answer the open question. */
const judgements = ['right', 'partly', 'wrong', 'none'] as const;

/** A text of the model with at most `most` characters: a longer one makes the draft unusable. The model is told `told`. */
const upTo = (most: number, told = most) =>
  z.string().check(z.maxLength(most)).register(z.globalRegistry, { maxLength: told });

const longestReply = 1000;
const longestPassage = 600;
const mostClaims = 12;

/** The model's draft of one turn. No part of it reaches a child unless `flawOf` finds no flaw. */
export const Draft = z.object({
  /** A crisis in the child's present words. The rest of the draft is then not used. */
  concern: Concern,
  judged: z.enum(judgements),
  move: z.enum(moves),
  reply: upTo(longestReply, 600),
  /** The reply's statements about the book, each with the sentence that proves it. Empty if there is no text. */
  claims: z
    .array(z.object({ claim: upTo(longestPassage, 200), passage: upTo(longestPassage, 400) }))
    .check(z.maxLength(mostClaims))
    .register(z.globalRegistry, { maxItems: 6 }),
  /** The answer that the reply's question expects, in a few words; null for an open question. */
  expected: z.nullable(upTo(longest.expected)),
  /**
   * The talk so far in at most 60 words, without anything about the child as a person. Cut to `longest.summary` when stored.
   */
  summary: textUpTo(longest.summary),
});
export type Draft = z.infer<typeof Draft>;
