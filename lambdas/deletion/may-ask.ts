import { needsAdult } from '../../contract/rules/consent';
import type { DeletionItem } from '../accounts/deletion-store';
import type { UserItem } from '../accounts/find';
import { users } from '../accounts/store';
import { consentAges } from '../platform/consent-ages';
import { childrenOfGuardian, guardiansOf } from '../relations/guardians';

/** A confirmed deletion that was not taken back. */
export const isUnderWay = (deletion: DeletionItem | undefined): boolean =>
  deletion?.state === 'waiting' || deletion?.state === 'running';

/** A child below the age of consent needs a guardian to ask for the deletion of its account. */
export const decidesAlone = (user: UserItem): boolean => !needsAdult(user, consentAges());

const isOnlyGuardian = async (email: string, childId: string): Promise<boolean> =>
  (await guardiansOf(childId)).every(({ adult_email }) => adult_email === email);

/** Whether somebody may have a child's account deleted now: a guardian may, until the child decides alone. */
export const isUpTo = async (email: string | null, child: UserItem): Promise<boolean> =>
  !decidesAlone(child) && (await guardiansOf(child.id)).some(({ adult_email }) => adult_email === email);

/**
 * The children for whom a guardian decides, also those whose deletion can be taken back, and whether each needs an answer if the
 * guardian leaves.
 */
export const childrenOf = async ({ email }: Pick<UserItem, 'email'>) => {
  const pairs = await childrenOfGuardian(email);
  const found = await users.getMany(
    pairs.map(({ child_id: id }) => ({ id })),
    { consistent: true },
  );
  return Promise.all(
    found
      .filter((child) => !decidesAlone(child))
      .map(async (child) => ({
        child,
        needs_answer: child.deleting_at === undefined && (await isOnlyGuardian(email, child.id)),
      })),
  );
};
