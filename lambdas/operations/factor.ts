import type { operations } from '../../contract/operations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { factorStarts, provesFactor, startingFactor } from '../accounts/factor';
import { findPerson } from '../accounts/identify';
import { standingInPool } from '../accounts/operators';
import { demandFactor, signOutPoolUser } from '../accounts/pool';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { transact } from '../platform/table/transact';

/**
 * Has the operator's verified app demanded at each sign-in from now on, and ends all sessions, this one too. The order makes a failure
 * between two steps harmless: only a session that began after the last step counts. A session of before the factor, which may be a
 * stranger's with the password, changes nothing.
 */
export const setUpFactor = async ({ account }: Admitted<typeof operations.setUpFactor>) => {
  const { poolUser } = account;
  const { isOperator, hasFactor } = await standingInPool(poolUser);
  if (!isOperator) throw new ApiError('forbidden');
  const person = await findPerson(account, { consistent: true });
  if (person === undefined) throw new ApiError('profile_incomplete');
  const { id, user } = person;
  if (hasFactor && user.factor_from !== undefined && !provesFactor(account, user)) return {};
  if (!(await demandFactor(poolUser))) throw new ApiError('factor_unverified');
  await transact({
    factor: startingFactor(id),
    audit: recording({ actor: person, action: 'set_up_factor', target: user.email || id }),
  });
  await signOutPoolUser(poolUser);
  await factorStarts();
  return {};
};
