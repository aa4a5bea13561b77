import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { Consents, DaySettings, Email } from '../users/fields';
import { CaseOfParent, ConsentCase, ConsentStatus, Guardianship } from './case';

export { type CaseOfParent, type ConsentCase, ConsentStatus, type Guardianship };

/** The child's id and a secret: from a mail's link, behind the `#`, which is not sent to servers and so not logged. */
const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}$/));
const ChildId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const byToken = z.strictObject({ token: LinkToken });
/** All four consents, each a yes or a no. */
const Choice = z.strictObject(Consents.shape);
/**
 * Whether the child finds friends, and whether teachers read the talks. Unchanged if absent; off without the core consent.
 */
const Switches = z.object({
  discoverable: z.optional(z.boolean()),
  transcripts: z.optional(z.boolean()),
  time_zone: z.optional(z.nullable(z.string())),
});

/** A guardian may have the account of a teacher. */
const guardians = ['parent', 'teacher'] as const;

/** A grown-up's consent for a child, by the method "e-mail plus": an answer, and a delayed confirmation. */
export const consent = defineEndpoints({
  ask: {
    method: 'POST',
    path: '/consent/request',
    who: 'signed-in',
    body: z.strictObject({ email: Email }),
    response: z.object({ adult: z.string(), asked_at: z.string() }),
    errors: [
      'profile_incomplete',
      'consent_not_needed',
      'consent_own_address',
      'consent_taken_back',
      'consent_asked_too_often',
    ],
    summary: "A child names a grown-up's address; the grown-up gets a mail",
  },
  view: {
    method: 'POST',
    path: '/consent/view',
    who: 'anyone',
    body: byToken,
    response: ConsentCase,
    errors: ['consent_link_invalid', 'consent_answered'],
    summary: "The questions and answers of a consent, for the holder of a mail's link",
  },
  answer: {
    method: 'POST',
    path: '/consent/answer',
    who: 'anyone',
    body: z.strictObject({ token: LinkToken, consents: Choice, is_guardian: z.literal(true) }),
    response: ConsentCase,
    errors: ['consent_link_invalid', 'consent_answered'],
    summary: 'The first answer; a second mail follows some time later',
  },
  confirm: {
    method: 'POST',
    path: '/consent/confirm',
    who: 'anyone',
    body: byToken,
    response: ConsentCase,
    errors: ['consent_link_invalid'],
    summary: "Confirms the answer by the second mail's link: from now on the child is let in",
  },
  change: {
    method: 'POST',
    path: '/consent/change',
    who: 'anyone',
    body: z.strictObject({ token: LinkToken, consents: Choice, ...Switches.shape }),
    response: ConsentCase,
    errors: ['consent_link_invalid'],
    summary: 'Takes consents back or gives them again, at once, by the link of the second or third mail',
  },
  decide: {
    method: 'POST',
    path: '/user/public-sharing',
    who: ['student'],
    body: z.strictObject({ public_sharing: z.boolean() }),
    response: z.object({ public_sharing: z.boolean() }),
    errors: ['consent_required'],
    summary: 'Whether others see one on leaderboards: for students who are old enough to decide alone',
  },
  setTranscripts: {
    method: 'POST',
    path: '/user/transcripts',
    who: ['student'],
    body: z.strictObject({ transcripts: z.boolean() }),
    response: z.object({ transcripts: z.boolean() }),
    errors: ['consent_required'],
    summary: 'Whether teachers may read the student’s talks: for students who are old enough to decide alone',
  },
  setTimeZone: {
    method: 'POST',
    path: '/user/time-zone',
    who: ['student'],
    body: z.strictObject({ time_zone: DaySettings.shape.time_zone }),
    response: z.object({ time_zone: DaySettings.shape.time_zone }),
    errors: ['consent_required'],
    summary: "Where one's reading days end: for students who are old enough to decide alone",
  },
  children: {
    method: 'GET',
    path: '/consents',
    who: guardians,
    response: z.object({ children: z.array(CaseOfParent) }),
    summary: 'The children that the parent has given consent for, with every consent',
  },
  changeForChild: {
    method: 'PATCH',
    path: '/consents/{child_id}',
    who: guardians,
    params: z.strictObject({ child_id: ChildId }),
    body: z.strictObject({ ...Consents.shape, ...Switches.shape }),
    response: CaseOfParent,
    errors: ['child_not_found'],
    summary: "Takes consents back or gives them again, from the parent's account",
  },
  decideRelation: {
    method: 'PATCH',
    path: '/consents/{child_id}/relations',
    who: guardians,
    params: z.strictObject({ child_id: ChildId }),
    body: z.strictObject({ id: UserId, yes: z.boolean() }),
    response: CaseOfParent,
    errors: ['child_not_found', 'relation_not_found'],
    summary: 'A guardian agrees that an adult sees the child, or ends what an adult or a friend sees',
  },
  takeBackForSchool: {
    method: 'POST',
    path: '/operator/consents/take-back',
    who: ['operator'],
    body: z.strictObject({ email: Email }),
    response: z.object({ email: z.string() }),
    errors: ['invitation_not_found'],
    summary: "Takes the consent back that a school gave with a child's invitation; a grown-up's own stays",
  },
  guardianships: {
    method: 'POST',
    path: '/operator/guardianships/find',
    who: ['operator'],
    body: z.strictObject({ email: Email }),
    response: z.object({ guardianships: z.array(Guardianship) }),
    summary: 'The children of a grown-up, or the guardians of a child, by the address of either',
  },
  endGuardianship: {
    method: 'POST',
    path: '/operator/guardianships/end',
    who: ['operator'],
    body: z.strictObject({ adult_email: Email, child_id: ChildId }),
    response: z.object({ child_id: z.string() }),
    errors: ['guardianship_not_found'],
    summary:
      "Ends a grown-up's say over a child: consents and links end with it, and the child may ask another",
  },
});
