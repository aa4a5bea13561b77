import type { Guide } from '../error';
import type { onboardingErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const onboardingErrorGuide = {
  invitation_role: {
    when: 'The account type is another than the invitation allows.',
    recovery: 'Choose the account type that the invitation is for.',
  },
  terms_not_agreed: {
    when: 'The profile is set up before the terms were agreed to.',
    recovery: 'Agree to the terms, with `POST /user/terms`.',
  },
  too_young: {
    when: 'The age is below the minimum of the terms.',
    recovery: 'Come back with your eighth birthday.',
  },
  adults_only: {
    when: 'Somebody under 18 sets up an account as a teacher or parent.',
    recovery: 'Choose the account type student.',
  },
  profile_exists: {
    when: 'The profile is set up a second time, in another tab say.',
    recovery: 'Go on with the next step; the username can be changed in the profile.',
  },
  username_taken: {
    when: 'Somebody else has the username, or one that looks like it.',
    recovery: 'Choose another one.',
  },
  username_not_allowed: {
    when: 'The username holds an indecent word, or passes for somebody who runs the place.',
    recovery: 'Choose another one.',
  },
  past_book_duplicate: {
    when: 'A book is added to the past books that is there already, or twice at once.',
    recovery: 'Choose another book.',
  },
  age_held: {
    when: 'A higher age is given than the first that was given with this address.',
    recovery:
      'Go on with the first age; a mistake is put right by an operator, who sends the invitation again.',
  },
} as const satisfies Guide<typeof onboardingErrors>;
