import { referralRules } from '../../contract/rules/referral';
import { now } from '../platform/clock';
import { equal, present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { award } from '../rewards/award';
import { referrals } from './store';

/** The referral by which a newcomer came, in the newcomer's record. */
export interface Referred {
  readonly by: string;
  readonly id: string;
  /** The last day that counts, in New York. */
  readonly until: string;
}

const keyOf = ({ by, id }: Pick<Referred, 'by' | 'id'>) => ({ referrer_id: by, id });

/** Returns the write that counts a reading day of a newcomer for the referral. Refuses when the referrer's account is gone. */
export const countingFor = (referred: Referred | undefined, day: string): Record<string, Write> =>
  referred === undefined || day > referred.until
    ? {}
    : { referral: referrals.updating(keyOf(referred), { add: { reading_days: 1 } }, present('pk')) };

/** Pays the referrer once the newcomer has read on enough days. Idempotent: after a crash the next call pays. */
export const payReferral = async (of: Pick<Referred, 'by' | 'id'>): Promise<void> => {
  const found = await referrals.get(keyOf(of), { consistent: true });
  if (found === undefined || found.awarded_at !== null || found.reading_days < referralRules.readingDays)
    return;
  const { gems } = referralRules;
  await award(
    { userId: of.by, cause: `referral#${of.id}`, gems },
    {
      earnedBy: {
        referral: referrals.updating(
          keyOf(of),
          { set: { awarded_at: now().toISOString(), gems_awarded: gems } },
          equal('awarded_at', null),
        ),
      },
    },
  );
};
