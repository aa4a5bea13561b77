import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { present } from '../platform/table/condition';
import { noConsents } from '../users/create-user';
import { findUser, findUsers } from '../users/find';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';
import { idOfMember, unverifyParent } from '../users/verify';
import { decideFor } from './change';
import { guardianshipsOf } from './guardians-of';
import { childrenOf, guardianships, requests } from './store';

interface Pair {
  readonly adult_email: string;
  readonly child_id: string;
  readonly since: string;
}

const ofAdult = (email: string): Promise<Pair[]> => childrenOf(email);

const ofChild = async (email: string): Promise<Pair[]> => {
  const child_id = await idOfMember(email);
  if (child_id === undefined) return [];
  return guardianshipsOf(child_id);
};

/** The pairs of an address, as the grown-up's or as the child's. */
export const findGuardianships = async ({ body: { email } }: { body: { email: string } }) => {
  const pairs = [...(await ofAdult(email)), ...(await ofChild(email))];
  const children = new Map(
    (await findUsers(pairs.map(({ child_id }) => child_id))).map((one) => [one.id, one]),
  );
  return {
    guardianships: pairs.flatMap((pair) => {
      const child = children.get(pair.child_id);
      return child === undefined ? [] : [{ ...pair, child_email: child.email, username: ownName(child) }];
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
  const pair = { adult_email, child_id };
  const found = await guardianships.get(pair, { consistent: true });
  if (found === undefined || (await findUser(child_id)) === undefined)
    throw new ApiError('guardianship_not_found');
  const request = await requests.get({ child_id }, { consistent: true });
  const isTheirs = request?.adult_email === adult_email;
  await decideFor(child_id, { childId: child_id, adultEmail: null, method: 'operator' }, noConsents, {
    audit: recording({ actor, action: 'end_guardianship', target: `${adult_email} ${child_id}` }),
    guardianship: guardianships.removing(pair, present('pk')),
    ...(isTheirs && { links: requests.removing({ child_id }) }),
  });
  if ((await childrenOf(adult_email)).length === 0) await unverifyParent(adult_email);
  return { child_id };
};
