import { guardianships, recordsOf } from './store';

/**
 * The grown-ups who may decide for a child now: of all those on record the ones whose guardianship stands. 1 read unit and half
 * a unit for each.
 */
export const guardianshipsOf = async (child_id: string) => {
  const adults = (await recordsOf(child_id)).flatMap(({ adult_email }) => adult_email ?? []);
  return guardianships.getMany(
    [...new Set(adults)].map((adult_email) => ({ adult_email, child_id })),
    { consistent: true },
  );
};
