import { type UserItem, users } from '../accounts/store';
import { all, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { addressesBy, addressReferrals, referralsTo, referredAddresses } from './address-store';
import { referrals, referralsBy } from './store';

/** The newcomers whom a student brought read on, for no referral. */
const leaveNewcomers = async (userId: string): Promise<void> => {
  for (const { newcomer_id, id } of await referralsBy(userId))
    if (newcomer_id !== null)
      await users.update({ id: newcomer_id }, { remove: ['referred'] }, equal('referred.id', id));
  for (const { referred_email } of await addressesBy(userId))
    await addressReferrals.remove({ email: referred_email, referrer_id: userId });
};

/** The referral that brought a newcomer is over, and no longer says whom. */
const leaveReferrer = async ({
  id: newcomer,
  referred,
}: Pick<UserItem, 'id' | 'referred'>): Promise<void> => {
  if (referred === undefined) return;
  const key = { referrer_id: referred.by, id: referred.id };
  const is = all(present('pk'), equal('newcomer_id', newcomer));
  const ended = { set: { newcomer_id: null, decision: 'declined' }, remove: unlisted };
  if (await referrals.update(key, ended, all(is, equal('awarded_at', null)))) return;
  await referrals.update(key, { set: { newcomer_id: null } }, is);
};

/** Others may have recommended Inkwren to the person's address: their referrals stay, without the address. */
const forgetRecommended = async (email: string): Promise<void> => {
  for (const { referrer_id, id } of await referralsTo(email)) {
    await referredAddresses.remove({ referrer_id, id });
    await addressReferrals.remove({ email, referrer_id });
  }
};

interface Somebody {
  readonly user_id: string;
  readonly email: string | null;
  /** The record, while there is one. */
  readonly user: UserItem | undefined;
}

/** Removes a person whose account is deleted from referrals of others, in both roles. */
export const endReferrals = async ({ user_id: userId, email, user }: Somebody): Promise<void> => {
  if (email !== null) await forgetRecommended(email);
  await leaveNewcomers(userId);
  if (user !== undefined) await leaveReferrer(user);
};
