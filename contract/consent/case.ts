import * as z from 'zod/mini';
import { flagFeatures } from '../flags/kinds';
import { GrownUpOfChild } from '../friends/grown-ups';
import { Consents, DaySettings, Region } from '../users/fields';
import { recordedKinds } from './kinds';

/**
 * `asked`: no answer yet. `answered`: the second mail, which is delayed on purpose, is not sent yet. `confirm`: its link
 * must be opened. `given`: in force. `withdrawn`: the core consent was withdrawn.
 */
export const ConsentStatus = z.enum(['asked', 'answered', 'confirm', 'given', 'withdrawn']);
export type ConsentStatus = z.infer<typeof ConsentStatus>;

const Child = z.object({ username: z.string(), age: z.int(), region: Region });

export const ConsentCase = z.object({
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
export type ConsentCase = z.infer<typeof ConsentCase>;

/** A child as a parent's account sees it. */
export const CaseOfParent = z.extend(ConsentCase, {
  child: Child,
  child_id: z.string(),
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
