// Written by `npm run registries` from the folders of contract/.

import { analytics } from '../analytics/endpoints';
import { articles } from '../articles/endpoints';
import { audit } from '../audit/endpoints';
import { books } from '../books/endpoints';
import { chat } from '../chat/endpoints';
import { classes } from '../classes/endpoints';
import { comics } from '../comics/endpoints';
import { consent } from '../consent/endpoints';
import { dashboard } from '../dashboard/endpoints';
import { dictionary } from '../dictionary/endpoints';
import type { Endpoints } from '../endpoint';
import { feedback } from '../feedback/endpoints';
import { flags } from '../flags/endpoints';
import { friends } from '../friends/endpoints';
import { imports } from '../imports/endpoints';
import { invitations } from '../invitations/endpoints';
import { leaderboard } from '../leaderboard/endpoints';
import { onboarding } from '../onboarding/endpoints';
import { quiz } from '../quiz/endpoints';
import { quizReview } from '../quiz/review';
import { reading } from '../reading/endpoints';
import { recommendations } from '../recommendations/endpoints';
import { referrals } from '../referrals/endpoints';
import { rewards } from '../rewards/endpoints';
import { shop } from '../shop/endpoints';
import { shopFamily } from '../shop/family';
import { shopOperators } from '../shop/operators';
import { users } from '../users/endpoints';
import { voice } from '../voice/endpoints';
import { words } from '../words/endpoints';

/** Every endpoint, by subject: one subject is one function. */
export const contract = {
  analytics,
  articles,
  audit,
  books,
  chat,
  classes,
  comics,
  consent,
  dashboard,
  dictionary,
  feedback,
  flags,
  friends,
  imports,
  invitations,
  leaderboard,
  onboarding,
  quiz: { ...quiz, ...quizReview },
  reading,
  recommendations,
  referrals,
  rewards,
  shop: { ...shop, ...shopFamily, ...shopOperators },
  users,
  voice,
  words,
} satisfies Record<string, Endpoints>;
