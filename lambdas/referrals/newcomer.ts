import type { Account } from '../platform/http/create-handler';
import { award } from '../rewards/award';
import type { Person } from '../users/identify';
import { referralsTo } from './store';

/** The gems of a new user whom a friend has referred. */
const welcomeGems = 25;

/** Answers for the user's own address only: another address gets the answer of an unknown one. */
export const checkReferral = async ({ account, body }: { account: Account; body: { email: string } }) => {
  const found = body.email === account.email ? await referralsTo(body.email) : [];
  return { has_referral: found.length > 0, referral_count: found.length };
};

/** Pays the new user's gems once, for any number of calls and of friends who referred the address. */
export const linkReferral = async ({ actor: { id, user } }: { actor: Person }) => {
  if ((await referralsTo(user.email)).length === 0) return { gems_awarded: 0 };
  const refused = await award({ userId: id, cause: 'referral#welcome', gems: welcomeGems });
  return { gems_awarded: refused.length === 0 ? welcomeGems : 0 };
};
