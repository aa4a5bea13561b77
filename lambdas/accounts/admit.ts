import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { mayUse } from '../../contract/rules/consent';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import type { Account } from '../platform/http/create-handler';
import { findPerson, type Person } from './identify';

/** Asks the user pool, because a token may be older than the removal of an operator. */
type IsOperatorNow = (sub: string) => Promise<boolean>;

const checkOperator = async ({ id }: Person, isOperatorNow: IsOperatorNow | undefined) => {
  if (isOperatorNow === undefined) throw new Error('A subject with endpoints for operators asks the pool');
  if (!(await isOperatorNow(id))) throw new ApiError('forbidden');
};

/**
 * The only authorization of endpoints for users with a role. Throws `profile_incomplete` before there is a profile,
 * `consent_required` for a child without the consent of a grown-up that the endpoint needs, and `forbidden` for the wrong
 * role.
 */
export const admit = async (
  account: Account,
  endpoint: Endpoint,
  isOperatorNow?: IsOperatorNow,
): Promise<Person> => {
  const { who, consent } = endpoint;
  const person = await findPerson(account);
  if (person === undefined) throw new ApiError('profile_incomplete');
  if (!mayUse(person.user, 'core', consentAges())) throw new ApiError('consent_required');
  if (!who.includes(person.role)) throw new ApiError('forbidden');
  if (consent !== undefined && !mayUse(person.user, consent, consentAges()))
    throw new ApiError('consent_required');
  if (isForOperators(endpoint)) await checkOperator(person, isOperatorNow);
  return person;
};
