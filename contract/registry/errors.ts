// Written by `npm run registries` from the folders of contract/.

import { addressesErrors } from '../addresses/errors';
import { analyticsErrors } from '../analytics/errors';
import { articlesErrors } from '../articles/errors';
import { badgesErrors } from '../badges/errors';
import { booksErrors } from '../books/errors';
import { chatErrors } from '../chat/errors';
import { childrenErrors } from '../children/errors';
import { classesErrors } from '../classes/errors';
import { comicsErrors } from '../comics/errors';
import { commonErrors } from '../common-errors';
import { consentErrors } from '../consent/errors';
import { controlsErrors } from '../controls/errors';
import { deletionErrors } from '../deletion/errors';
import { dictionaryErrors } from '../dictionary/errors';
import { exportsErrors } from '../exports/errors';
import { familyErrors } from '../family/errors';
import { feedbackErrors } from '../feedback/errors';
import { flagsErrors } from '../flags/errors';
import { friendsErrors } from '../friends/errors';
import { importsErrors } from '../imports/errors';
import { invitationsErrors } from '../invitations/errors';
import { leaderboardErrors } from '../leaderboard/errors';
import { lettersErrors } from '../letters/errors';
import { narrationErrors } from '../narration/errors';
import { onboardingErrors } from '../onboarding/errors';
import { operationsErrors } from '../operations/errors';
import { proposalsErrors } from '../proposals/errors';
import { quizErrors } from '../quiz/errors';
import { readingErrors } from '../reading/errors';
import { recommendationsErrors } from '../recommendations/errors';
import { referralsErrors } from '../referrals/errors';
import { rewardsErrors } from '../rewards/errors';
import { shopErrors } from '../shop/errors';
import { voiceErrors } from '../voice/errors';
import { wordsErrors } from '../words/errors';

/** Every error, by its code. */
export const errors = {
  ...commonErrors,
  ...addressesErrors,
  ...analyticsErrors,
  ...articlesErrors,
  ...badgesErrors,
  ...booksErrors,
  ...chatErrors,
  ...childrenErrors,
  ...classesErrors,
  ...comicsErrors,
  ...consentErrors,
  ...controlsErrors,
  ...deletionErrors,
  ...dictionaryErrors,
  ...exportsErrors,
  ...familyErrors,
  ...feedbackErrors,
  ...flagsErrors,
  ...friendsErrors,
  ...importsErrors,
  ...invitationsErrors,
  ...leaderboardErrors,
  ...lettersErrors,
  ...narrationErrors,
  ...onboardingErrors,
  ...operationsErrors,
  ...proposalsErrors,
  ...quizErrors,
  ...readingErrors,
  ...recommendationsErrors,
  ...referralsErrors,
  ...rewardsErrors,
  ...shopErrors,
  ...voiceErrors,
  ...wordsErrors,
};
