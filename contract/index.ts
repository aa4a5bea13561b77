import { analytics } from './analytics';
import { articles } from './articles';
import { books } from './books';
import { chat } from './chat';
import { classes } from './classes';
import { comics } from './comics';
import { consent } from './consent';
import { dashboard } from './dashboard';
import { dictionary } from './dictionary';
import type { Endpoints } from './endpoint';
import { feedback } from './feedback';
import { flags } from './flags';
import { friends } from './friends';
import { invitations } from './invitations';
import { leaderboard } from './leaderboard';
import { library } from './library';
import { onboarding } from './onboarding';
import { questions } from './questions';
import { quiz } from './quiz';
import { reading } from './reading';
import { recommendations } from './recommendations';
import { referrals } from './referrals';
import { rewards } from './rewards';
import { store } from './store';
import { storeFamily } from './store-family';
import { storeOperators } from './store-operators';
import { users } from './users';
import { words } from './words';

/** Every endpoint, by subject: one subject is one function. */
export const contract = {
  users,
  onboarding,
  // Referrals make entries on the waitlist: one function.
  invitations: { ...invitations, ...referrals },
  consent,
  books,
  quiz,
  questions,
  chat,
  leaderboard,
  library,
  dashboard,
  recommendations,
  reading,
  feedback,
  rewards,
  flags,
  friends,
  dictionary,
  articles,
  analytics,
  classes,
  words,
  comics,
  store: { ...store, ...storeFamily, ...storeOperators },
} satisfies Record<string, Endpoints>;

export type Subject = keyof typeof contract;
