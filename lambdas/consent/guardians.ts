import type { consent } from '../../contract/consent/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser, findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { idOfMember } from '../accounts/verify';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { takeBackAnswers } from '../relations/decide-for-child';
import { childrenOfGuardian, guardiansOf } from '../relations/guardians';
import { supervisionOf } from '../relations/supervision';
import { noConsents } from '../users/create-user';
import { decideFor } from './change';
import { endingGuardianship, unverifyWithoutChildren } from './end-guardianship';

const ofChild = async (email: string) => {
  const id = await idOfMember(email);
  return id === undefined ? [] : guardiansOf(id);
};

/** The guardianships of an address, as the grown-up's or as the child's. */
export const findGuardianships = async ({ body: { email } }: Admitted<typeof consent.guardianships>) => {
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

/**
 * Ends a grown-up's guardianship of a child: withdraws the consents, invalidates the links in the mails and, with the last
 * child, removes the right to invite children. The child may ask another grown-up.
 */
export const endGuardianship = async ({
  actor,
  body: { adult_email, child_id },
}: Admitted<typeof consent.endGuardianship>) => {
  const found = await supervisionOf(adult_email, child_id);
  if (!found?.guardian || (await findUser(child_id)) === undefined)
    throw new ApiError('guardianship_not_found');
  await takeBackAnswers(adult_email, child_id);
  await decideFor(child_id, { childId: child_id, adultEmail: null, method: 'operator' }, noConsents, {
    audit: recording({ actor, action: 'end_guardianship', target: `${adult_email} ${child_id}` }),
    ...(await endingGuardianship(found)),
  });
  await takeBackAnswers(adult_email, child_id);
  await unverifyWithoutChildren(adult_email);
  return { child_id };
};
