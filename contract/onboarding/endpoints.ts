import * as z from 'zod/mini';
import { BookId, Rating } from '../books/fields';
import { TermsOfChildren } from '../consent/case';
import { defineEndpoints, roles } from '../endpoint';
import { onboardingSteps } from '../rules/onboarding';
import { termsStates } from '../rules/terms';
import { TermsAnswer, TermsQuestion } from '../terms/fields';
import { AccountType, Email, Me, Region } from '../users/person';
import { Username } from '../users/username';

const TermsOfMember = z.object({
  state: z.enum(termsStates),
  /** What the member has to answer, also after a "not now"; null if nothing. */
  mine: z.nullable(TermsQuestion),
  /** What a guardian has to answer for children; null if nothing. */
  children: z.nullable(TermsOfChildren),
});
export type TermsOfMember = z.infer<typeof TermsOfMember>;

const OnboardingState = z.object({
  step: z.enum(onboardingSteps),
  /** The account types that the invitation is for. */
  account_types: z.array(AccountType),
  /** An operator: no account type to choose, and no steps after the basic one. */
  operator: z.boolean(),
  /** The open invitations to choose from; empty if there is only one. */
  invitations: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['inkwren', 'school', 'grown_up']),
      /** The inviter, as named in the mail. */
      name: z.string(),
      /** The masked address of a grown-up. */
      address: z.nullable(z.string()),
      account_types: z.array(AccountType),
    }),
  ),
  /** The age of consent by region: a grown-up decides for younger users. */
  consent_ages: z.record(z.string(), z.int()),
  /** Set once the basic step is saved. */
  profile: z.nullable(Me),
  /** The state and times of the consent, while a grown-up must agree. */
  consent: z.nullable(
    z.object({
      status: z.enum(['not_asked', 'asked', 'answered', 'confirm']),
      /** The grown-up's address, masked so that the child recognizes it: `s•••@home.test`. */
      adult: z.nullable(z.string()),
      asked_at: z.nullable(z.string()),
    }),
  ),
});
export type OnboardingState = z.infer<typeof OnboardingState>;

const invited = ['not_invited'] as const;

/** From the first sign-in to a complete profile; each step is saved separately. */
export const onboarding = defineEndpoints({
  verify: {
    method: 'POST',
    path: '/verify-user-authorization',
    who: 'signed-in',
    response: z.object({ authorized: z.boolean(), error: z.nullable(z.string()) }),
    summary: 'Whether the signed-in person has an invitation, or is a member already',
  },
  state: {
    method: 'GET',
    path: '/onboarding',
    who: 'signed-in',
    response: OnboardingState,
    errors: invited,
    summary: 'The step to go on with, from what is stored',
  },
  agree: {
    method: 'POST',
    path: '/user/terms',
    who: 'signed-in',
    body: z.strictObject({ terms_and_conditions: z.literal(true) }),
    response: OnboardingState,
    errors: invited,
    summary: 'Agrees to the Terms and Conditions',
  },
  terms: {
    method: 'GET',
    path: '/user/terms',
    who: roles,
    response: TermsOfMember,
    summary: 'What is new in the terms and has to be answered, by the member and for a guardian’s children',
  },
  answerTerms: {
    method: 'POST',
    path: '/user/terms/answer',
    who: roles,
    body: z.strictObject(TermsAnswer),
    response: TermsOfMember,
    errors: ['terms_waiting'],
    summary: 'Agrees to the version of the terms that was shown, or says "not now"',
  },
  setUp: {
    method: 'POST',
    path: '/user',
    who: 'signed-in',
    body: z.strictObject({
      username: Username,
      age: z.int().check(z.minimum(1), z.maximum(120)),
      account_type: AccountType,
      region: Region,
      /** The id of one of the `invitations`; required if there are several. */
      invitation: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: OnboardingState,
    errors: [
      'not_invited',
      'invitation_choice',
      'invitation_role',
      'terms_not_agreed',
      'age_held',
      'too_young',
      'adults_only',
      'profile_exists',
      'username_taken',
      'username_not_allowed',
      'email_taken',
    ],
    summary: 'Creates the profile, with no points and no streak, and uses up the invitation',
  },
  addPastBooks: {
    method: 'POST',
    path: '/user/past-books',
    who: ['student', 'teacher', 'parent'],
    body: z.strictObject({
      past_books: z
        .array(z.strictObject({ id: BookId, rating: Rating }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
    response: Me,
    errors: ['past_book_duplicate', 'book_not_found', 'queue_failed'],
    summary: 'Adds books that were read before, with stars; they go on the list of read books too',
  },
  checkSchool: {
    method: 'POST',
    path: '/auth/check-school-assignment',
    who: 'signed-in',
    body: z.strictObject({ email: Email }),
    response: z.object({ has_school: z.boolean(), school: z.nullable(z.string()) }),
    summary: 'The school that the profile has from its invitation; of other addresses it tells nothing',
  },
});
