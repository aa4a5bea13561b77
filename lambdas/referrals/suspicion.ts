import { type HeldFor, referralRules } from '../../contract/rules/referrals';
import { isOfSameSchool, shareDomain } from '../../contract/rules/school';
import { findUser, type UserItem } from '../accounts/find';
import { now, secondsFrom } from '../platform/clock';
import { familyOf } from './family';
import { referralsBy } from './store';

const monthSeconds = 30 * 86_400;

/** Longer chains are not worth farming, because each link takes seven reading days. */
const longestCircle = 10;

interface Pair {
  readonly referrer: UserItem;
  readonly newcomer: UserItem;
  /** The mailboxes of the newcomer's family. */
  readonly family: readonly string[];
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.some((mailbox) => other.includes(mailbox));

/** Whether a newcomer's family has referred the referrer, directly or through others. */
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

/** Whether both families have an address in one domain that no public provider owns; never for two students of one school. */
const shareHome = ({ referrer, newcomer, family }: Pair, own: readonly string[]): boolean => {
  if (!own.some((one) => family.some((other) => shareDomain(one, other)))) return false;
  return !isOfSameSchool(referrer, newcomer);
};

const cameLately = async (referrerId: string): Promise<number> => {
  const monthAgo = secondsFrom(now(), -monthSeconds).toISOString();
  return (await referralsBy(referrerId)).filter(({ joined_at }) => joined_at !== null && joined_at > monthAgo)
    .length;
};

/**
 * The relation of a referral to its newcomer. `family`: both are one household and earn nothing by each other. Any other sign of
 * gem farming makes the referral wait for an operator; nothing is refused because of it.
 */
export const suspicionOf = async (pair: Pair): Promise<HeldFor | 'family' | null> => {
  const { referrer, family } = pair;
  const own = await familyOf(referrer);
  if (overlap(own, family)) return 'family';
  if (await closesCircle(referrer, family)) return 'circle';
  if (shareHome(pair, own)) return 'domain';
  return (await cameLately(referrer.id)) >= referralRules.usualPerMonth ? 'many' : null;
};
