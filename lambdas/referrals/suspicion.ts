import type { HeldFor } from '../../contract/rules/referrals';
import { isOfSameSchool, shareDomain } from '../../contract/rules/school';
import { usedInvitation } from '../invitations/open-invitation';
import { now, secondsFrom } from '../platform/clock';
import { findUser, type UserItem } from '../users/find';
import { familyOf } from './family';
import { referralsBy } from './store';

/** A popular child brings a few friends in a month; whoever brings more is looked at. */
const usualPerMonth = 4;
const monthSeconds = 30 * 86_400;

/** Longer chains exist, but nobody farms by them: each link takes seven reading days. */
const longestCircle = 10;

interface Pair {
  readonly referrer: UserItem;
  readonly newcomer: UserItem;
  /** The mailboxes of the newcomer's family. */
  readonly family: readonly string[];
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.some((mailbox) => other.includes(mailbox));

/** Whether a newcomer's family has brought the referrer, directly or through others. */
const closesCircle = async (referrer: UserItem, family: readonly string[]): Promise<boolean> => {
  let by = referrer.referred?.by;
  for (let step = 0; by !== undefined && step < longestCircle; step++) {
    const earlier = await findUser(by);
    if (earlier === undefined) return false;
    if (overlap(await familyOf(earlier), family)) return true;
    by = earlier.referred?.by;
  }
  return false;
};

/** The school of an invitation is assigned by a call of its own, which may come later. */
const schoolOf = async ({ school, email }: UserItem): Promise<string | null> =>
  school ?? (await usedInvitation(email))?.school ?? null;

/** Whether an address of each family is in one domain that is no public provider's, and no school of both. */
const shareHome = async ({ referrer, newcomer, family }: Pair, own: readonly string[]): Promise<boolean> => {
  if (!own.some((one) => family.some((other) => shareDomain(one, other)))) return false;
  return !isOfSameSchool(referrer, { email: newcomer.email, school: await schoolOf(newcomer) });
};

const cameLately = async (referrerId: string): Promise<number> => {
  const monthAgo = secondsFrom(now(), -monthSeconds).toISOString();
  return (await referralsBy(referrerId)).filter(({ joined_at }) => joined_at !== null && joined_at > monthAgo)
    .length;
};

/**
 * What a referral has to do with its newcomer: `family` are one household and earn nothing by each other. Anything else that
 * may be a farm of gems, and need not be, waits for an operator: nothing is refused for it.
 */
export const suspicionOf = async (pair: Pair): Promise<HeldFor | 'family' | null> => {
  const { referrer, family } = pair;
  const own = await familyOf(referrer);
  if (overlap(own, family)) return 'family';
  if (await closesCircle(referrer, family)) return 'circle';
  if (await shareHome(pair, own)) return 'domain';
  return (await cameLately(referrer.id)) >= usualPerMonth ? 'many' : null;
};
