import { booksErrors } from '../../contract/errors/books';
import { invitationsErrors } from '../../contract/errors/invitations';
import { onboardingErrors } from '../../contract/errors/onboarding';
import { onboarding } from '../../contract/onboarding';
import { checkReferral, linkReferral } from '../referrals/newcomer';
import { serve } from '../serve';
import { agree } from './agree';
import { checkSchool } from './check-school';
import { addPastBooks } from './past-books';
import { setUp } from './set-up';
import { state } from './state';
import { verify } from './verify';

export const handler = serve(
  onboarding,
  { ...invitationsErrors, ...onboardingErrors, ...booksErrors },
  {
    verify,
    state,
    agree,
    setUp,
    addPastBooks,
    checkReferral,
    linkReferral,
    checkSchool,
  },
);
