import type { proposals } from '../../contract/proposals/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser, findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { idOfMember } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import type { Write } from '../platform/table/transact';
import { takeBackAnswers } from '../relations/decide-for-child';
import { childrenOfGuardian, guardiansOf } from '../relations/guardians';
import { supervisionOf } from '../relations/supervision';
import { forgetWishes } from '../relations/wishes';
import { noConsents } from '../users/create-user';
import { decideFor } from './change';
import { endDeviceSessions } from './end-device-sessions';
import { endingGuardianship, unverifyWithoutChildren } from './end-guardianship';

const ofChild = async (email: string) => {
  const id = await idOfMember(email);
  return id === undefined ? [] : guardiansOf(id);
};

/** The guardianships of an address, as the grown-up's or as the child's. */
export const findGuardianships = async ({ body: { email } }: Admitted<typeof proposals.guardianships>) => {
  const pairs = [...(await childrenOfGuardian(email)), ...(await ofChild(email))];
  const children = new Map(
    (await findUsers(pairs.map(({ child_id }) => child_id))).map((one) => [one.id, one]),
  );
  return {
    guardianships: pairs.flatMap((pair) => {
      const child = children.get(pair.child_id);
      return child === undefined
        ? []
        : [{ ...pair, since: pair.changed_at, child_email: child.email, username: ownName(child) }];
    }),
  };
};

export interface Guardianship {
  readonly adult_email: string;
  readonly child_id: string;
}

/** Throws `guardianship_not_found`. */
export const getGuardianship = async ({ adult_email, child_id }: Guardianship) => {
  const found = await supervisionOf(adult_email, child_id);
  if (!found?.guardian || (await findUser(child_id)) === undefined)
    throw new ApiError('guardianship_not_found');
  return found;
};

const byOperators = (childId: string) => ({ childId, adultEmail: null, method: 'operator' as const });

/**
 * Ends a grown-up's guardianship of a child, in one transaction with `together`: withdraws the consents and invalidates the links
 * in the mails. The child may ask another grown-up. `afterGuardianship` does the rest.
 */
export const endGuardianship = async (
  of: Guardianship,
  together: () => Promise<Record<string, Write>>,
): Promise<void> => {
  await getGuardianship(of);
  await takeBackAnswers(of.adult_email, of.child_id);
  await decideFor(of.child_id, byOperators(of.child_id), noConsents, async () => ({
    ...(await together()),
    ...(await endingGuardianship(await getGuardianship(of))),
  }));
};

/**
 * What follows the end of a guardianship: withdraws the guardian's approvals, closes what is open, and with the last child removes
 * the right to invite children. Idempotent, and changes nothing of a guardianship that has begun again.
 */
export const afterGuardianship = async ({ adult_email, child_id }: Guardianship): Promise<void> => {
  if ((await supervisionOf(adult_email, child_id))?.guardian) return;
  await takeBackAnswers(adult_email, child_id);
  await forgetWishes(child_id);
  if ((await findUser(child_id))?.consents.core === false)
    await decideFor(child_id, byOperators(child_id), noConsents);
  await endDeviceSessions(child_id);
  await unverifyWithoutChildren(adult_email);
};
