import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { DeviceZone } from '../letters/endpoints';
import { TermsAnswer, VersionNumber } from '../terms/fields';
import { Consents, DaySettings, Email, GuardiansSee } from '../users/fields';
import { CaseOfParent, ConsentCase, ConsentStatus, SchoolAsked, TermsOfChildren } from './case';
import { Correction, correctionOutcomes } from './details';

export { type CaseOfParent, type ConsentCase, ConsentStatus, type SchoolAsked };

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

/** The guardians with masked addresses, whether or not they have an account. */
const OwnGuardians = z.object({
  see: z.nullable(GuardiansSee),
  guardians: z.array(z.object({ address: z.string(), since: z.string() })),
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
    body: z.strictObject({
      token: LinkToken,
      consents: Choice,
      is_guardian: z.literal(true),
      /** The version that the page has shown; absent: the one of the mail. */
      version: z.optional(VersionNumber),
      /** The grown-up wants the weekly letter, by the clock of this device; absent: no letter. */
      letter: z.optional(z.strictObject({ time_zone: DeviceZone })),
    }),
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
    terms: 'within',
    body: z.strictObject({ token: LinkToken, consents: Choice, ...Switches.shape }),
    response: ConsentCase,
    errors: ['consent_link_invalid', 'details_too_often'],
    summary: 'Takes consents back or gives them again, at once, by the link of the second or third mail',
  },
  decide: {
    method: 'POST',
    path: '/user/public-sharing',
    who: ['student'],
    terms: 'within',
    body: z.strictObject({ public_sharing: z.boolean() }),
    response: z.object({ public_sharing: z.boolean() }),
    errors: ['consent_required'],
    summary: 'Whether others see one on leaderboards: for students who are old enough to decide alone',
  },
  setTranscripts: {
    method: 'POST',
    path: '/user/transcripts',
    who: ['student'],
    terms: 'within',
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
    errors: ['consent_required', 'details_too_often'],
    summary: "Where one's reading days end: for students who are old enough to decide alone",
  },
  correct: {
    method: 'PATCH',
    path: '/user/details',
    who: ['student', 'teacher', 'parent'],
    body: Correction,
    response: z.object({ outcome: z.enum(correctionOutcomes) }),
    errors: ['too_young', 'adults_only', 'details_too_often'],
    summary: 'Corrects one’s own details, or asks for what a guardian or operators have to agree to',
  },
  ownGuardians: {
    method: 'GET',
    path: '/user/guardians',
    who: ['student'],
    response: OwnGuardians,
    summary: 'The student’s guardians, and what they see once the student decides alone',
  },
  setGuardiansSee: {
    method: 'POST',
    path: '/user/guardians',
    who: ['student'],
    body: z.strictObject({ see: GuardiansSee }),
    response: OwnGuardians,
    errors: ['consent_required', 'guardian_lets_in'],
    summary: 'What guardians go on seeing: for students who are old enough to decide alone',
  },
  children: {
    method: 'GET',
    path: '/consents',
    who: guardians,
    response: z.object({
      children: z.array(CaseOfParent),
      /** What is new and needs the guardian's agreement, for all children; null if nothing does. */
      terms: z._default(z.nullable(TermsOfChildren), null),
    }),
    summary: 'The children that the parent has given consent for, with every consent',
  },
  changeForChild: {
    method: 'PATCH',
    path: '/consents/{child_id}',
    who: guardians,
    terms: 'within',
    params: z.strictObject({ child_id: ChildId }),
    body: z.strictObject({ ...Consents.shape, ...Switches.shape }),
    response: CaseOfParent,
    errors: ['child_not_found', 'details_too_often'],
    summary: "Takes consents back or gives them again, from the parent's account",
  },
  correctForChild: {
    method: 'PATCH',
    path: '/consents/{child_id}/details',
    who: guardians,
    params: z.strictObject({ child_id: ChildId }),
    body: Correction,
    response: CaseOfParent,
    errors: ['child_not_found', 'decides_alone', 'too_young', 'details_too_often'],
    summary: 'A guardian corrects the details of a child, or agrees to what the child has asked for',
  },
  declineCorrection: {
    method: 'DELETE',
    path: '/consents/{child_id}/details',
    who: guardians,
    params: z.strictObject({ child_id: ChildId }),
    response: CaseOfParent,
    errors: ['child_not_found'],
    summary: 'A guardian says no to the correction that the child has asked for',
  },
  decideRelation: {
    method: 'PATCH',
    path: '/consents/{child_id}/relations',
    who: guardians,
    terms: 'within',
    params: z.strictObject({ child_id: ChildId }),
    body: z.strictObject({ id: UserId, yes: z.boolean() }),
    response: CaseOfParent,
    errors: ['child_not_found', 'relation_not_found'],
    summary: 'A guardian agrees that an adult sees the child, or ends what an adult or a friend sees',
  },
  askAboutTerms: {
    method: 'POST',
    path: '/consent/terms/ask',
    who: ['student'],
    /** `answered`: by the school's yes, which now holds for the child. */
    response: z.object({ asked: z.enum(['grown_up', 'school', 'answered', 'nobody']) }),
    summary: 'Has the child’s grown-ups asked about new terms, once for each version',
  },
  answerTerms: {
    method: 'POST',
    path: '/consent/terms',
    who: 'anyone',
    body: z.strictObject({ token: LinkToken, ...TermsAnswer }),
    response: ConsentCase,
    errors: ['consent_link_invalid'],
    summary:
      'A guardian’s answer to a newer version for all their children, by the link of any mail after the first',
  },
  answerTermsForChildren: {
    method: 'POST',
    path: '/consent/terms/children',
    who: guardians,
    body: z.strictObject(TermsAnswer),
    response: z.object({ children: z.nullable(TermsOfChildren) }),
    summary: 'The same, from the guardian’s account',
  },
  schoolsWaiting: {
    method: 'GET',
    path: '/operator/school-terms',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ schools: z.array(SchoolAsked), next: z.nullable(z.string()) }),
    summary: 'The schools that have to agree to new terms',
  },
  answerForSchool: {
    method: 'POST',
    path: '/operator/school-terms',
    who: ['operator'],
    body: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)), ...TermsAnswer }),
    response: z.object({ agreed: z.boolean() }),
    errors: ['school_not_asked'],
    summary: 'Records a school’s answer, for every child that it agreed for',
  },
});
