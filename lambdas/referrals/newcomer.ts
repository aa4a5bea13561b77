import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { referralRules } from '../../contract/rules/referral';
import type { Account } from '../platform/http/create-handler';
import { all, equal, present } from '../platform/table/condition';
import { award } from '../rewards/award';
import { findUser } from '../users/find';
import type { Person } from '../users/identify';
import { type AddressReferral, referralsTo } from './address-store';
import { familyOf } from './family';
import { referrals } from './store';

const referralsOf = async (family: readonly string[]): Promise<AddressReferral[]> =>
  (await Promise.all(family.map(referralsTo)))
    .flat()
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at));

/** Answers for the user's own address only: another address gets the answer of an unknown one. */
export const checkReferral = async ({ account, body }: { account: Account; body: { email: string } }) => {
  const isOwn = body.email === account.email;
  const found = isOwn ? await referralsOf(await familyOf({ email: body.email, id: account.sub })) : [];
  return { has_referral: found.length > 0, referral_count: found.length };
};

/** Whether the two belong to one household: nobody earns gems by a brother, a sister or an address of their own. */
const areFamily = async (referrerId: string, family: readonly string[]): Promise<boolean> => {
  const referrer = await findUser(referrerId);
  if (referrer === undefined) return true;
  return (await familyOf(referrer)).some((mailbox) => family.includes(mailbox));
};

/** The last day that counts: the joining day is the first of them. */
const lastDay = (createdAt: string): string =>
  dayOfNumber(numberOfDay(newYorkDay(new Date(createdAt))) + referralRules.withinDays - 1);

/** Pays the newcomer, and lets the referral follow the newcomer's reading days, in one transaction. */
const bind = ({ id, user }: Person, referral: AddressReferral): Promise<string[]> =>
  award(
    { userId: id, cause: 'welcome#referral', gems: referralRules.welcomeGems },
    {
      earnedBy: {
        referral: referrals.updating(
          referral,
          { set: { newcomer_id: id } },
          all(present('pk'), equal('newcomer_id', null)),
        ),
      },
      together: {
        set: { referred: { by: referral.referrer_id, id: referral.id, until: lastDay(user.created_at) } },
      },
    },
  );

/**
 * Pays the gems of a newcomer once, for any number of calls and of friends who referred the family before: the first whose
 * referral brought nobody yet. A referral that is younger than the profile pays nothing.
 */
export const linkReferral = async ({ actor }: { actor: Person }) => {
  const family = await familyOf(actor.user);
  for (const referral of await referralsOf(family)) {
    if (referral.created_at >= actor.user.created_at || (await areFamily(referral.referrer_id, family)))
      continue;
    const refused = await bind(actor, referral);
    if (refused.length === 0) return { gems_awarded: referralRules.welcomeGems };
    if (refused.includes('entry')) break;
  }
  return { gems_awarded: 0 };
};
