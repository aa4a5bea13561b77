import { referralsBy } from './store';

/** A student's recommendations: when, and what came of each, without the addresses and the newcomers. */
export const referralsForExport = async (userId: string) =>
  (await referralsBy(userId)).map(({ created_at, joined_at, reading_days, gems_awarded }) => ({
    created_at,
    joined_at,
    reading_days,
    gems_awarded,
  }));
