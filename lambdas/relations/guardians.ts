import { equal } from '../platform/table/condition';
import { grownUpsOf, type SupervisionItem, supervisions, supervisionsBy } from './store';

const isGuardian = ({ guardian }: SupervisionItem) => guardian;

/** The children for whom a grown-up has consented. */
export const childrenOfGuardian = async (email: string): Promise<SupervisionItem[]> =>
  (await supervisionsBy(email, { consistent: true })).filter(isGuardian);

/** The grown-ups who have consented for a child. */
export const guardiansOf = async (childId: string): Promise<SupervisionItem[]> =>
  (await grownUpsOf(childId)).filter(isGuardian);

/** Changes nothing, and refuses if the guardianship has ended meanwhile, so that no approval outlasts it. */
export const stillGuardian = (adult_email: string, child_id: string) =>
  supervisions.updating({ adult_email, child_id }, { set: { guardian: true } }, equal('guardian', true));
