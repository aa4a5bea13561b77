import { referralRules } from '../../contract/rules/referrals';
import { award } from '../ledger/award';
import { now } from '../platform/clock';
import { absent, all, any, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import { heldReferrals, type ReferralItem, referrals } from './store';

/** The referral that brought a newcomer, in the newcomer's record. */
export interface Referred {
  readonly by: string;
  readonly id: string;
  /** The last day that counts, in New York. */
  readonly until: string;
}

const keyOf = ({ by, id }: Pick<Referred, 'by' | 'id'>) => ({ referrer_id: by, id });

/** Returns the write that counts a newcomer's reading day for the referral. It refuses if the referrer's account is gone. */
export const countingFor = (referred: Referred | undefined, day: string): Record<string, Write> =>
  referred === undefined || day > referred.until
    ? {}
    : { referral: referrals.updating(keyOf(referred), { add: { reading_days: 1 } }, present('pk')) };

/** The condition that nothing is paid and no operator has decided. */
export const undecided = all(equal('awarded_at', null), any(absent('decision'), equal('decision', null)));

/** Pays in one transaction with `deciding`, once. Returns the names of the refused writes. */
export const payNow = (
  { referrer_id, id }: Pick<ReferralItem, 'referrer_id' | 'id'>,
  deciding: { readonly set?: Record<string, unknown>; readonly together?: Record<string, Write> } = {},
): Promise<string[]> => {
  const { gems } = referralRules;
  return award(
    { userId: referrer_id, cause: `referral#${id}`, gems },
    {
      earnedBy: {
        referral: referrals.updating(
          { referrer_id, id },
          {
            set: { awarded_at: now().toISOString(), gems_awarded: gems, ...deciding.set },
            remove: unlisted,
          },
          undecided,
        ),
        ...deciding.together,
      },
    },
  );
};

/** Whether the newcomer has enough reading days, and nothing is paid or decided yet. */
export const isDue = ({ awarded_at, decision, reading_days }: ReferralItem): boolean =>
  awarded_at === null && decision === null && reading_days >= referralRules.readingDays;

/** Pays the referrer, or lists the referral for an operator. Idempotent: after a crash the next call pays. */
export const payReferral = async (of: Pick<Referred, 'by' | 'id'>): Promise<void> => {
  const found = await referrals.get(keyOf(of), { consistent: true });
  if (found === undefined || !isDue(found)) return;
  if (found.held_for === null) await payNow(found);
  else if (found.listed_at === undefined)
    await referrals.update(
      keyOf(of),
      { set: { list: heldReferrals, listed_at: now().toISOString() } },
      all(absent('listed_at'), undecided),
    );
};
