import { recording } from '../audit/record';
import { childrenOfGuardian, guardiansOf } from '../friends/guardians';
import { supervisionOf } from '../friends/supervision';
import { ApiError } from '../platform/api-error';
import { noConsents } from '../users/create-user';
import { findUser, findUsers } from '../users/find';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';
import { idOfMember } from '../users/verify';
import { decideFor } from './change';
import { endingGuardianship, unverifyWithoutChildren } from './end-guardianship';

const ofChild = async (email: string) => {
  const id = await idOfMember(email);
  return id === undefined ? [] : guardiansOf(id);
};

/** The pairs of an address, as the grown-up's or as the child's. */
export const findGuardianships = async ({ body: { email } }: { body: { email: string } }) => {
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
 * Ends a grown-up's guardianship of a child: the consents, the links in the mails and, with the last child, the right to
 * invite children. The child may ask another grown-up.
 */
export const endGuardianship = async ({
  actor,
  body: { adult_email, child_id },
}: {
  actor: Person;
  body: { adult_email: string; child_id: string };
}) => {
  const found = await supervisionOf(adult_email, child_id);
  if (!found?.guardian || (await findUser(child_id)) === undefined)
    throw new ApiError('guardianship_not_found');
  await decideFor(child_id, { childId: child_id, adultEmail: null, method: 'operator' }, noConsents, {
    audit: recording({ actor, action: 'end_guardianship', target: `${adult_email} ${child_id}` }),
    ...(await endingGuardianship(found)),
  });
  await unverifyWithoutChildren(adult_email);
  return { child_id };
};
