// Written by `npm run registries` from the folders of contract/.

import { addresses } from '../addresses/endpoints';
import { analytics } from '../analytics/endpoints';
import { articles } from '../articles/endpoints';
import { audit } from '../audit/endpoints';
import { badges } from '../badges/endpoints';
import { books } from '../books/endpoints';
import { chat } from '../chat/endpoints';
import { children } from '../children/endpoints';
import { classes } from '../classes/endpoints';
import { comics } from '../comics/endpoints';
import { consent } from '../consent/endpoints';
import { controls } from '../controls/endpoints';
import { dashboard } from '../dashboard/endpoints';
import { deletion } from '../deletion/endpoints';
import { dictionary } from '../dictionary/endpoints';
import type { Endpoints } from '../endpoint';
import { copies } from '../exports/endpoints';
import { family } from '../family/endpoints';
import { feedback } from '../feedback/endpoints';
import { flags } from '../flags/endpoints';
import { friends } from '../friends/endpoints';
import { home } from '../home/endpoints';
import { imports } from '../imports/endpoints';
import { invitations } from '../invitations/endpoints';
import { leaderboard } from '../leaderboard/endpoints';
import { letters } from '../letters/endpoints';
import { narration } from '../narration/endpoints';
import { onboarding } from '../onboarding/endpoints';
import { operations } from '../operations/endpoints';
import { proposals } from '../proposals/endpoints';
import { quiz } from '../quiz/endpoints';
import { quizRecall } from '../quiz/recall';
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
  addresses,
  analytics,
  articles,
  audit,
  badges,
  books,
  chat,
  children,
  classes,
  comics,
  consent,
  controls,
  dashboard,
  deletion,
  dictionary,
  exports: copies,
  family,
  feedback,
  flags,
  friends,
  home,
  imports,
  invitations,
  leaderboard,
  letters,
  narration,
  onboarding,
  operations,
  proposals,
  quiz: { ...quiz, ...quizRecall, ...quizReview },
  reading,
  recommendations,
  referrals,
  rewards,
  shop: { ...shop, ...shopFamily, ...shopOperators },
  users,
  voice,
  words,
} satisfies Record<string, Endpoints>;
