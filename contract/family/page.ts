import * as z from 'zod/mini';
import { CaseOfParent, TermsOfChildren } from '../consent/case';
import { recordedKinds } from '../consent/kinds';
import { ControlsOfChild } from '../controls/of-child';
import { crisisKinds, flagFeatures, flagOutcomes } from '../flags/kinds';
import { Stays } from '../quiz/what-stays';
import { suggestions } from '../rules/suggestion';
import { ChildOrder } from '../shop/family';
import { guardianChanges } from './changes';
import { GivenGifts } from './gifts';

/** The last seven days of New York, today included, from one small item for each day. */
const Week = z.object({
  /** Days with something done, of seven. */
  days: z.int(),
  words_read: z.int(),
  /** Words of books that were read here, at a reader's pace, and pages on paper, as the child says. */
  book_words: z.int(),
  pages: z.int(),
  minutes: z.int(),
  quizzes: z.int(),
  right: z.int(),
  asked: z.int(),
  articles: z.int(),
  comics: z.int(),
  words_written: z.int(),
  talks: z.int(),
  /** The child's own messages, and what was said aloud in minutes. */
  messages: z.int(),
  voice_minutes: z.int(),
  /** The seven days before. */
  before: z.object({ days: z.int(), words_read: z.int(), minutes: z.int() }),
});
export type Week = z.infer<typeof Week>;

/** A moment at which the child's words told of a danger or of a sorrow. Never the words. */
const Alert = z.object({
  at: z.string(),
  feature: z.enum(flagFeatures),
  /** Severe: the grown-ups were mailed at once. Otherwise a sorrow without danger. */
  severe: z.boolean(),
  /** Null for a sorrow: nobody but the guardians has to do something. */
  kind: z.nullable(z.enum(crisisKinds)),
  /** What an operator has done since; null while it is open, and for a sorrow. */
  outcome: z.nullable(z.enum(flagOutcomes)),
  outcome_at: z.nullable(z.string()),
  /** Until when an operator lets the child's talks rest. */
  talks_paused_until: z.nullable(z.string()),
  /** Whether an operator has read the words, to help. */
  words_seen: z.boolean(),
});
export type Alert = z.infer<typeof Alert>;

const Change = z.object({
  at: z.string(),
  what: z.enum([...guardianChanges, ...recordedKinds, 'controls']),
  /** The answer to a consent; null for anything else. */
  given: z.nullable(z.boolean()),
  /** The name of the guardian, or the masked address; null for a school, an operator or the child. */
  by: z.nullable(z.string()),
  you: z.boolean(),
});
export type Change = z.infer<typeof Change>;

/** A child as a guardian sees it: everything about the child in one answer. */
export const ChildPage = z.extend(CaseOfParent, {
  /** What is new in the terms for this child; null if nothing waits. */
  terms: z.nullable(TermsOfChildren),
  week: Week,
  stays: Stays,
  suggestion: z.enum(suggestions),
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The teacher's name; null while it is unchecked. */
      teacher: z.nullable(z.string()),
      /** Since when the child has a badge for the class; null without one. */
      badge_since: z.nullable(z.string()),
    }),
  ),
  talks: z.object({
    /** Whether this guardian may read them. */
    open: z.boolean(),
    /** The last looks of grown-ups at a transcript, the latest first. */
    looks: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        book_title: z.string(),
        by: z.nullable(z.string()),
        you: z.boolean(),
      }),
    ),
  }),
  controls: ControlsOfChild,
  alerts: z.object({
    /** Whether this guardian is mailed about sorrows, too. */
    mild_by_mail: z.boolean(),
    /** Those of the last thirty days, the latest first. */
    all: z.array(Alert),
  }),
  /** Prizes that wait for a yes, and own rewards that are to be given, the oldest first. */
  orders: z.array(ChildOrder),
  gifts: GivenGifts,
  /** What guardians, schools and the child have decided, the latest first. */
  changes: z.array(Change),
});
export type ChildPage = z.infer<typeof ChildPage>;
