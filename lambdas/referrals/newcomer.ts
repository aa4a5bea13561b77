import type { referrals as endpoints } from '../../contract/referrals/endpoints';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { type HeldFor, referralRules } from '../../contract/rules/referrals';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { award } from '../ledger/award';
import { now } from '../platform/clock';
import { all, equal, present } from '../platform/table/condition';
import { type AddressReferral, referralsTo } from './address-store';
import { familyOf } from './family';
import { referrals } from './store';
import { suspicionOf } from './suspicion';

const referralsOf = async (family: readonly string[]): Promise<AddressReferral[]> =>
  (await Promise.all(family.map(referralsTo)))
    .flat()
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at));

/** Answers for the user's own address only; any other address gets the answer of an unknown one. */
export const checkReferral = async ({ account, body }: Admitted<typeof endpoints.check>) => {
  const isOwn = body.email === account.email;
  const found = isOwn ? await referralsOf(await familyOf({ email: body.email, id: account.id })) : [];
  return { has_referral: found.length > 0, referral_count: found.length };
};

/** The last day that counts; the joining day is the first. */
const lastDay = (createdAt: string): string =>
  dayOfNumber(numberOfDay(newYorkDay(new Date(createdAt))) + referralRules.withinDays - 1);

/** Pays the newcomer and binds the referral, which counts the newcomer's reading days from then on, in one transaction. */
const bind = ({ id, user }: Person, referral: AddressReferral, held_for: HeldFor | null): Promise<string[]> =>
  award(
    { userId: id, cause: 'welcome#referral', gems: referralRules.welcomeGems },
    {
      earnedBy: {
        referral: referrals.updating(
          referral,
          { set: { newcomer_id: id, joined_at: now().toISOString(), held_for } },
          all(present('pk'), equal('newcomer_id', null)),
        ),
      },
      together: {
        set: { referred: { by: referral.referrer_id, id: referral.id, until: lastDay(user.created_at) } },
      },
    },
  );

/**
 * Pays a newcomer's gems once, however many calls are made and however many friends have referred the family. The oldest
 * referral that has no newcomer yet counts. A referral that is younger than the profile pays nothing.
 */
export const linkReferral = async ({ actor }: Admitted<typeof endpoints.link>) => {
  const family = await familyOf(actor.user);
  for (const referral of await referralsOf(family)) {
    const referrer = await findUser(referral.referrer_id);
    if (referral.created_at >= actor.user.created_at || referrer === undefined) continue;
    const suspicion = await suspicionOf({ referrer, newcomer: actor.user, family });
    if (suspicion === 'family') continue;
    const refused = await bind(actor, referral, suspicion);
    if (refused.length === 0) return { gems_awarded: referralRules.welcomeGems };
    if (refused.includes('entry')) break;
  }
  return { gems_awarded: 0 };
};
