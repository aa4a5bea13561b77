import * as z from 'zod/mini';
import { flagFeatures } from '../flags/kinds';
import { GrownUpOfChild } from '../friends/grown-ups';
import { TermsQuestion } from '../terms/fields';
import { Avatar } from '../users/avatars';
import { Consents, DaySettings, Region } from '../users/fields';
import { ChildDetails } from './details';
import { recordedKinds } from './kinds';

/**
 * `asked`: no answer yet. `answered`: the second mail, which is delayed on purpose, is not sent yet. `confirm`: its link
 * must be opened. `given`: in force. `withdrawn`: the core consent was withdrawn.
 */
export const ConsentStatus = z.enum(['asked', 'answered', 'confirm', 'given', 'withdrawn']);
export type ConsentStatus = z.infer<typeof ConsentStatus>;

const Child = z.object({ username: z.string(), age: z.int(), region: Region });

/** The question about a newer version, for all children of a guardian who wait for the answer. */
export const TermsOfChildren = z.extend(TermsQuestion, {
  /** Empty for a link that shows nothing of a child. */
  names: z.array(z.string()),
  /** The guardian has said "not now" for all of them. */
  declined: z.boolean(),
});
export type TermsOfChildren = z.infer<typeof TermsOfChildren>;

/** A school that has yet to agree to a version, as an operator sees it. */
export const SchoolAsked = z.object({
  key: z.string(),
  school: z.nullable(z.string()),
  version: z.string(),
  asked_at: z.string(),
  /** False: the school has said "not now". */
  agreed: z.nullable(z.boolean()),
});
export type SchoolAsked = z.infer<typeof SchoolAsked>;

const Case = z.object({
  /** Null for a link that is older than 30 days: it can still withdraw consents, and shows nothing of the child. */
  child: z.nullable(Child),
  status: ConsentStatus,
  /** The answers so far; all false before the first. */
  consents: Consents,
  /** Whether the child finds friends by their usernames and is found; off until the consent is in force. */
  discoverable: z.boolean(),
  /** Whether teachers who supervise the child may read the talks; off until it is switched on. */
  transcripts: z.boolean(),
  ...DaySettings.shape,
  /** The version that was agreed to; of an open question the one that the answer is about. */
  version: z.string(),
  /** The time at which the second mail is sent, while it is pending. */
  confirm_after: z.nullable(z.string()),
  /** Whether this link can change the consents. Only the link of the second mail can, once consent is given. */
  changeable: z.boolean(),
  /** Every recorded yes and no, newest first. */
  history: z.array(
    z.object({
      kind: z.enum(recordedKinds),
      given: z.boolean(),
      version: z.string(),
      method: z.string(),
      at: z.string(),
    }),
  ),
});

/** A case as the link of a mail shows it. */
export const ConsentCase = z.extend(Case, {
  /** What is new and needs the guardian's agreement; null if nothing does, and before consent is in force. */
  terms: z.nullable(TermsOfChildren),
});
export type ConsentCase = z.infer<typeof ConsentCase>;

/** A child as a parent's account sees it. */
export const CaseOfParent = z.extend(Case, {
  child: Child,
  child_id: z.string(),
  avatar: Avatar,
  details: ChildDetails,
  /** The adults who ask to see the child or wait for the guardian's yes, and everybody who can see the child now. */
  grown_ups: z.object({ asking: z.array(GrownUpOfChild), seeing: z.array(GrownUpOfChild) }),
  /** When and where the child's words told of a sorrow without danger in the last 30 days, newest first. Never the words. */
  sorrows: z.array(z.object({ at: z.string(), feature: z.enum(flagFeatures) })),
  /** They see each other's shelves. */
  friends: z.array(z.object({ id: z.string(), username: z.string(), since: z.string() })),
});
export type CaseOfParent = z.infer<typeof CaseOfParent>;

/** A grown-up and a child of this guardian, as an operator sees them. */
export const Guardianship = z.object({
  adult_email: z.string(),
  child_id: z.string(),
  child_email: z.string(),
  username: z.string(),
  since: z.string(),
});
export type Guardianship = z.infer<typeof Guardianship>;
