import * as z from 'zod/mini';
import { Concern } from '../concern';

/**
 * The moves of a dialogic reader, after PEER (prompt, evaluate, expand, repeat; Whitehurst et al. 1988): `ask` prompts,
 * `hint` helps after a wrong or missing answer, `tell` gives the answer away, `expand` adds to a right one.
 */
const moves = ['ask', 'hint', 'tell', 'expand', 'answer', 'redirect'] as const;

/** How the child's words answer the question that was open. */
const judgements = ['right', 'partly', 'wrong', 'none'] as const;

/** What the model drafts for one turn. Nothing of it reaches a child before `flawOf` has found no flaw. */
export const Draft = z.object({
  /** A crisis in what the child says now: nothing else of the draft is used then. */
  concern: Concern,
  judged: z.enum(judgements),
  move: z.enum(moves),
  reply: z.string(),
  /** What the reply states about the book, each with the sentence that says so. Empty without a text. */
  claims: z.array(z.object({ claim: z.string(), passage: z.string() })),
  /** The answer that the question of the reply expects, in a few words; null for an open question. */
  expected: z.nullable(z.string()),
  /** The talk so far in at most 60 words, without anything about the child as a person. */
  summary: z.string(),
});
export type Draft = z.infer<typeof Draft>;
