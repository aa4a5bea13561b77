import { booksErrors } from '../../../contract/books/errors';
import { invitationsErrors } from '../../../contract/invitations/errors';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { onboardingErrors } from '../../../contract/onboarding/errors';
import { agree } from '../../onboarding/agree';
import { checkSchool } from '../../onboarding/check-school';
import { addPastBooks } from '../../onboarding/past-books';
import { setUp } from '../../onboarding/set-up';
import { state } from '../../onboarding/state';
import { answerTerms, terms } from '../../onboarding/terms';
import { verify } from '../../onboarding/verify';
import { serve } from '../serve';

export const handler = serve(
  onboarding,
  { ...invitationsErrors, ...onboardingErrors, ...booksErrors },
  {
    verify,
    state,
    agree,
    terms,
    answerTerms,
    setUp,
    addPastBooks,
    checkSchool,
  },
);
