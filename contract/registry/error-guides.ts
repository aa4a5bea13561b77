// Written by `npm run registries` from the folders of contract/.

import { addressesErrorGuide } from '../addresses/error-guide';
import { analyticsErrorGuide } from '../analytics/error-guide';
import { articlesErrorGuide } from '../articles/error-guide';
import { badgesErrorGuide } from '../badges/error-guide';
import { booksErrorGuide } from '../books/error-guide';
import { chatErrorGuide } from '../chat/error-guide';
import { childrenErrorGuide } from '../children/error-guide';
import { classesErrorGuide } from '../classes/error-guide';
import { comicsErrorGuide } from '../comics/error-guide';
import { commonErrorGuide } from '../common-error-guide';
import { consentErrorGuide } from '../consent/error-guide';
import { controlsErrorGuide } from '../controls/error-guide';
import { deletionErrorGuide } from '../deletion/error-guide';
import { dictionaryErrorGuide } from '../dictionary/error-guide';
import { exportsErrorGuide } from '../exports/error-guide';
import { familyErrorGuide } from '../family/error-guide';
import { feedbackErrorGuide } from '../feedback/error-guide';
import { flagsErrorGuide } from '../flags/error-guide';
import { friendsErrorGuide } from '../friends/error-guide';
import { importsErrorGuide } from '../imports/error-guide';
import { invitationsErrorGuide } from '../invitations/error-guide';
import { leaderboardErrorGuide } from '../leaderboard/error-guide';
import { lettersErrorGuide } from '../letters/error-guide';
import { narrationErrorGuide } from '../narration/error-guide';
import { onboardingErrorGuide } from '../onboarding/error-guide';
import { operationsErrorGuide } from '../operations/error-guide';
import { proposalsErrorGuide } from '../proposals/error-guide';
import { quizErrorGuide } from '../quiz/error-guide';
import { readingErrorGuide } from '../reading/error-guide';
import { recommendationsErrorGuide } from '../recommendations/error-guide';
import { referralsErrorGuide } from '../referrals/error-guide';
import { rewardsErrorGuide } from '../rewards/error-guide';
import { shopErrorGuide } from '../shop/error-guide';
import { voiceErrorGuide } from '../voice/error-guide';
import { wordsErrorGuide } from '../words/error-guide';

/** When each error happens and what helps, by its code. */
export const errorGuide = {
  ...commonErrorGuide,
  ...addressesErrorGuide,
  ...analyticsErrorGuide,
  ...articlesErrorGuide,
  ...badgesErrorGuide,
  ...booksErrorGuide,
  ...chatErrorGuide,
  ...childrenErrorGuide,
  ...classesErrorGuide,
  ...comicsErrorGuide,
  ...consentErrorGuide,
  ...controlsErrorGuide,
  ...deletionErrorGuide,
  ...dictionaryErrorGuide,
  ...exportsErrorGuide,
  ...familyErrorGuide,
  ...feedbackErrorGuide,
  ...flagsErrorGuide,
  ...friendsErrorGuide,
  ...importsErrorGuide,
  ...invitationsErrorGuide,
  ...leaderboardErrorGuide,
  ...lettersErrorGuide,
  ...narrationErrorGuide,
  ...onboardingErrorGuide,
  ...operationsErrorGuide,
  ...proposalsErrorGuide,
  ...quizErrorGuide,
  ...readingErrorGuide,
  ...recommendationsErrorGuide,
  ...referralsErrorGuide,
  ...rewardsErrorGuide,
  ...shopErrorGuide,
  ...voiceErrorGuide,
  ...wordsErrorGuide,
};
