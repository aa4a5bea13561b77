import type { operations } from '../../contract/operations/endpoints';
import { isSameMailbox } from '../../contract/rules/mailbox';
import type { Admitted } from '../accounts/admitted';
import { endingFactor } from '../accounts/factor';
import { findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { standingInPool } from '../accounts/operators';
import { operatorsInPool, removeFactorInPool, signOutPoolUser } from '../accounts/pool';
import { record } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { transact } from '../platform/table/transact';

/** The operators by address. Two calls of the pool for each: there are few. */
export const operators = async ({ actor }: Pick<Admitted<typeof operations.operators>, 'actor'>) => {
  const found = await operatorsInPool();
  const people = new Map((await findUsers(found.map(({ person }) => person))).map((user) => [user.id, user]));
  const listed = found.map(async ({ sub, person, email }) => {
    const user = people.get(person);
    return {
      id: sub,
      email,
      username: user === undefined ? null : ownName(user),
      has_factor: (await standingInPool(sub)).hasFactor,
      yours: person === actor.id,
    };
  });
  const all = await Promise.all(listed);
  return { operators: all.toSorted((one, other) => one.email.localeCompare(other.email)) };
};

/** For an operator who has lost the phone, and who sets the factor up anew at the next sign-in. The record of it comes first. */
export const removeFactor = async ({ actor, body }: Admitted<typeof operations.removeFactor>) => {
  const operator = (await operatorsInPool()).find(({ sub }) => sub === body.id);
  if (operator === undefined) throw new ApiError('operator_not_found');
  const { sub, person, email } = operator;
  if (person === actor.id || isSameMailbox(email, actor.user.email)) throw new ApiError('factor_yours');
  await record({ actor, action: 'remove_factor', target: email });
  await transact({ factor: endingFactor(person) });
  await removeFactorInPool(sub);
  await signOutPoolUser(sub);
  return operators({ actor });
};
