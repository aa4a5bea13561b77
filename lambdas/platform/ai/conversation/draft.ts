import * as z from 'zod/mini';
import { longest } from '../as-data';
import { Concern } from '../concern';

/**
 * The moves of a dialogic reader, after PEER (prompt, evaluate, expand, repeat; Whitehurst et al. 1988): `ask` prompts,
 * `hint` helps after a wrong or missing answer, `tell` gives the answer away, `expand` adds to a right one.
 */
const moves = ['ask', 'hint', 'tell', 'expand', 'answer', 'redirect'] as const;

/** How the child's words answer the question that was open. */
const judgements = ['right', 'partly', 'wrong', 'none'] as const;

/**
 * A text of the model of so many characters at most. No `maxLength`: services refuse it in the schema of a structured answer, and
 * a longer one makes the draft unusable all the same.
 */
const upTo = (most: number) =>
  z.string().check(z.refine((text) => text.length <= most, { error: 'too long' }));

const longestReply = 1000;
const longestPassage = 600;
const mostClaims = 12;

/** What the model drafts for one turn. Nothing of it reaches a child before `flawOf` has found no flaw. */
export const Draft = z.object({
  /** A crisis in what the child says now: nothing else of the draft is used then. */
  concern: Concern,
  judged: z.enum(judgements),
  move: z.enum(moves),
  reply: upTo(longestReply),
  /** What the reply states about the book, each with the sentence that says so. Empty without a text. */
  claims: z
    .array(z.object({ claim: upTo(longestPassage), passage: upTo(longestPassage) }))
    .check(z.refine((claims) => claims.length <= mostClaims, { error: 'too many' })),
  /** The answer that the question of the reply expects, in a few words; null for an open question. */
  expected: z.nullable(upTo(longest.expected)),
  /** The talk so far in at most 60 words, without anything about the child as a person. Kept up to a limit. */
  summary: z.string(),
});
export type Draft = z.infer<typeof Draft>;
