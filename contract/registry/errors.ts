// Written by `npm run registries` from the folders of contract/.

import { analyticsErrors } from '../analytics/errors';
import { articlesErrors } from '../articles/errors';
import { booksErrors } from '../books/errors';
import { chatErrors } from '../chat/errors';
import { classesErrors } from '../classes/errors';
import { comicsErrors } from '../comics/errors';
import { commonErrors } from '../common-errors';
import { consentErrors } from '../consent/errors';
import { dictionaryErrors } from '../dictionary/errors';
import { feedbackErrors } from '../feedback/errors';
import { flagsErrors } from '../flags/errors';
import { friendsErrors } from '../friends/errors';
import { importsErrors } from '../imports/errors';
import { invitationsErrors } from '../invitations/errors';
import { leaderboardErrors } from '../leaderboard/errors';
import { onboardingErrors } from '../onboarding/errors';
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
  ...analyticsErrors,
  ...articlesErrors,
  ...booksErrors,
  ...chatErrors,
  ...classesErrors,
  ...comicsErrors,
  ...consentErrors,
  ...dictionaryErrors,
  ...feedbackErrors,
  ...flagsErrors,
  ...friendsErrors,
  ...importsErrors,
  ...invitationsErrors,
  ...leaderboardErrors,
  ...onboardingErrors,
  ...quizErrors,
  ...readingErrors,
  ...recommendationsErrors,
  ...referralsErrors,
  ...rewardsErrors,
  ...shopErrors,
  ...voiceErrors,
  ...wordsErrors,
};
