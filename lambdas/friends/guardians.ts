import { grownUpsOf, type SupervisionItem, supervisionsBy } from './store';

const isGuardian = ({ guardian }: SupervisionItem) => guardian;

/** The children for whom a grown-up has consented. */
export const childrenOfGuardian = async (email: string): Promise<SupervisionItem[]> =>
  (await supervisionsBy(email, { consistent: true })).filter(isGuardian);

/** The grown-ups who have consented for a child. */
export const guardiansOf = async (childId: string): Promise<SupervisionItem[]> =>
  (await grownUpsOf(childId)).filter(isGuardian);

/**
 * The adults whom a student who decides alone has accepted without a school between them, besides the guardians. Of these,
 * only parents have something to offer.
 */
export const acceptedBy = async (childId: string): Promise<SupervisionItem[]> =>
  (await grownUpsOf(childId)).filter(
    ({ guardian, state, school }) => guardian || (state === 'accepted' && school === null),
  );
