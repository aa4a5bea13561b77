import { grownUpsOf, type SupervisionItem, supervisionsBy } from './store';

const isGuardian = ({ guardian }: SupervisionItem) => guardian;

/** The children for whom a grown-up has consented. */
export const childrenOfGuardian = async (email: string): Promise<SupervisionItem[]> =>
  (await supervisionsBy(email, { consistent: true })).filter(isGuardian);

/** The grown-ups who have consented for a child. */
export const guardiansOf = async (childId: string): Promise<SupervisionItem[]> =>
  (await grownUpsOf(childId)).filter(isGuardian);
