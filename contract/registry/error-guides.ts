// Written by `npm run registries` from the folders of contract/.

import { analyticsErrorGuide } from '../analytics/error-guide';
import { articlesErrorGuide } from '../articles/error-guide';
import { booksErrorGuide } from '../books/error-guide';
import { chatErrorGuide } from '../chat/error-guide';
import { classesErrorGuide } from '../classes/error-guide';
import { comicsErrorGuide } from '../comics/error-guide';
import { commonErrorGuide } from '../common-error-guide';
import { consentErrorGuide } from '../consent/error-guide';
import { dictionaryErrorGuide } from '../dictionary/error-guide';
import { feedbackErrorGuide } from '../feedback/error-guide';
import { flagsErrorGuide } from '../flags/error-guide';
import { friendsErrorGuide } from '../friends/error-guide';
import { importsErrorGuide } from '../imports/error-guide';
import { invitationsErrorGuide } from '../invitations/error-guide';
import { leaderboardErrorGuide } from '../leaderboard/error-guide';
import { onboardingErrorGuide } from '../onboarding/error-guide';
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
  ...analyticsErrorGuide,
  ...articlesErrorGuide,
  ...booksErrorGuide,
  ...chatErrorGuide,
  ...classesErrorGuide,
  ...comicsErrorGuide,
  ...consentErrorGuide,
  ...dictionaryErrorGuide,
  ...feedbackErrorGuide,
  ...flagsErrorGuide,
  ...friendsErrorGuide,
  ...importsErrorGuide,
  ...invitationsErrorGuide,
  ...leaderboardErrorGuide,
  ...onboardingErrorGuide,
  ...quizErrorGuide,
  ...readingErrorGuide,
  ...recommendationsErrorGuide,
  ...referralsErrorGuide,
  ...rewardsErrorGuide,
  ...shopErrorGuide,
  ...voiceErrorGuide,
  ...wordsErrorGuide,
};
